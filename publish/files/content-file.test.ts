import { expect, test } from 'vitest'
import { compileContent } from './content-file.ts'

const page = (frontMatter: string, text: string) => compileContent(`---\n${frontMatter}\n---\n\n${text}`)

const WHOLE = 'title: Safety\ndescription: The public rules, with links.'

test('second-level headings get ids, and the front matter lists them in order', () => {
  const compiled = page(WHOLE, '## Hours of *service*\n\n### Not listed\n\n## What we don’t claim: ratings')
  expect(compiled).toContain('id: "hours-of-service"')
  expect(compiled).toContain('id: "what-we-dont-claim-ratings"')
  expect(compiled).toContain(
    '"outline":[{"id":"hours-of-service","title":"Hours of service"},{"id":"what-we-dont-claim-ratings","title":"What we don’t claim: ratings"}]',
  )
})

test('a page without headings has an empty outline', () => {
  expect(page(WHOLE, 'Words.')).toContain('"outline":[]')
})

test.each([
  ['no title', 'description: Words.', 'no title'],
  ['an empty title', 'title:\ndescription: Words.', 'no title'],
  ['a quoted empty title', 'title: ""\ndescription: Words.', 'no title'],
  ['no description', 'title: Safety', 'no description'],
  [
    'a title too long for a search result',
    `title: ${'long '.repeat(13)}\ndescription: Words.`,
    'The title has',
  ],
  ['a description too long', `title: Safety\ndescription: '${'d'.repeat(156)}'`, 'The description has 156'],
])('%s fails the build and says why', (_, frontMatter, reason) => {
  expect(() => page(frontMatter, 'Words.')).toThrow(reason)
})

test('the longest description and a title that fills its line with the company’s name pass', () => {
  expect(page(`title: Safety\ndescription: "${'d'.repeat(155)}"`, 'Words.')).toContain('handle')
})

test('a file without front matter, or a heading without words, fails the build', () => {
  expect(() => compileContent('Words.')).toThrow('begins with front matter')
  expect(() => page(WHOLE, '## {1 + 1}')).toThrow('needs words of its own')
})
