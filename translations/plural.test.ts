import { expect, test } from 'vitest'
import { plural } from './plural.ts'

test.each([
  ['en-CA', 0, 'many'],
  ['en-CA', 1, 'one'],
  ['en-CA', 2, 'many'],
  ['fr-CA', 0, 'one'],
] as const)('in %s %i takes the form for %s', (locale, count, form) => {
  expect(plural(locale, count, { one: 'one', other: 'many' })).toBe(form)
})
