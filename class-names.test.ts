import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const components = globSync('app/**/*.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }))

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
    const css = readFileSync(path.join(path.dirname(file), sheet), 'utf8')
    return !new RegExp(`\\.${used}\\b`).test(css)
  })
  expect(missing).toEqual([])
})
