import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { layerOf } from './folder-layers.ts'
import { layersIn } from './style-layers.ts'

const app = path.resolve('app')

test.each([
  ['styles/tokens.css', 'tokens'],
  ['ui/controls/button.module.css', 'components'],
  ['features/lane/lane-card.module.css', 'components'],
  ['features/inbox/page/part.module.css', 'pages'],
  ['pages/home/hero.module.css', 'pages'],
])('%s is in the layer %s', (file, layer) => {
  expect(layerOf(path.join(app, file))).toBe(layer)
})

test('every stylesheet is in a layer whose order is declared', () => {
  const order = layersIn(readFileSync(path.join(app, 'styles/layers.css'), 'utf8'))
  const files = globSync('**/*.css', { cwd: app }).filter((file) => file !== 'styles/layers.css')
  expect(files.filter((file) => !order.includes(layerOf(path.join(app, file))))).toEqual([])
})
