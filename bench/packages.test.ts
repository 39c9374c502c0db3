import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { countIn } from './packages.ts'

const root = path.join(import.meta.dirname, '..')

test('as many packages are counted as were installed', () => {
  expect(countIn(path.join(root, 'package-lock.json'))).toBe(installedIn(path.join(root, 'node_modules')))
})

function installedIn(folder: string): number {
  if (!existsSync(folder)) return 0
  const packages = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(folder, name)).map((one) => `${name}/${one}`) : [name],
    )
  return packages.reduce((sum, name) => sum + 1 + installedIn(path.join(folder, name, 'node_modules')), 0)
}
