import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const components = globSync('**/*.tsx', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(path.join(root, file), 'utf8'),
}))

/** `styles.name`, of a style sheet that the component imports as `styles`; `current` is that of a reference. */
function classesNamed(text: string) {
  return [...text.matchAll(/^import (\w+) from '(\..*\.module\.css)'$/gm)].flatMap(
    ([, name = '', sheet = '']) => {
      const uses = text.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g'))
      return [...uses].flatMap(([, used = '']) => (used === 'current' ? [] : { sheet, used }))
    },
  )
}

test.each(components)('the style sheets of $file have every class that it names', ({ file, text }) => {
  const missing = classesNamed(text).filter(({ sheet, used }) => {
    const css = readFileSync(path.join(root, path.dirname(file), sheet), 'utf8')
    return !new RegExp(`\\.${used}\\b`).test(css)
  })
  expect(missing).toEqual([])
})
