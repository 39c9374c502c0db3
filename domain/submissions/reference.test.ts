import { expect, test } from 'vitest'
import { isReference, requestPagePath } from './reference.ts'

test.each(['Q-7F3K2M', 'D-000000'])('%s is a reference', (text) => expect(isReference(text)).toBe(true))

test.each([
  '',
  'Q-7F3K2',
  'Q-7F3K2MM',
  'q-7F3K2M',
  'X-7F3K2M',
  'Q-7F3K2I',
  'Q-7F3K2O',
  ' Q-7F3K2M',
  'Q-7F3K2M\n',
  '<b>',
])('%j is no reference', (text) => expect(isReference(text)).toBe(false))

test('only a reference with a key leads to a page', () => {
  const key = 'a'.repeat(22)
  expect(requestPagePath('Q-7F3K2M', key)).toBe(`/requests/Q-7F3K2M/${key}`)
  expect(requestPagePath('Q-7F3K2M', `${key}/`)).toBeUndefined()
  expect(requestPagePath('javascript:', key)).toBeUndefined()
})
