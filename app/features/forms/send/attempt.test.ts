import { expect, test } from 'vitest'
import { type Attempt, endAttempt, newKey, nextAttempt } from './attempt.ts'

const first = nextAttempt(undefined, 'steel to Brandon', () => 'key-1')
const another = () => 'key-2'

/** A draft sent once, with this ending. */
const after = (...endings: Parameters<typeof endAttempt>[1][]): Attempt => endings.reduce(endAttempt, first)

test('a draft gets one key', () => expect(first.key).toBe('key-1'))

test.each(['stored', 'refused', 'unknown'] as const)(
  'the same answers go again with the same key once %s',
  (ending) => {
    expect(nextAttempt(after(ending), 'steel to Brandon', another).key).toBe('key-1')
  },
)

test('a refused key serves the answers that were put right', () => {
  expect(nextAttempt(after('refused'), 'steel to Regina', another)).toEqual({
    key: 'key-1',
    fingerprint: 'steel to Regina',
    stored: 'no',
  })
})

test.each(['stored', 'unknown'] as const)(
  'other answers get another key when the first may be %s',
  (ending) => {
    expect(nextAttempt(after(ending), 'steel to Regina', another).key).toBe('key-2')
  },
)

test('a refusal does not make sure that nothing was stored by the try before', () => {
  expect(nextAttempt(after('unknown', 'refused'), 'steel to Regina', another).key).toBe('key-2')
})

test('what was stored stays stored when a later answer is lost', () => {
  expect(after('stored', 'unknown').stored).toBe('yes')
})

test('a key is a version 4 UUID, also where the browser has no function for one', () => {
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) }
  const keys = Array.from({ length: 50 }, () => newKey(insecure))
  for (const key of [...keys, newKey()])
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(keys).size).toBe(50)
})
