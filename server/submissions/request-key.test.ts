import { expect, test } from 'vitest'
import { isRequestKey, requestKey, requestPath } from './request-key.ts'

const SECRET = 'a secret of thirty-two characters'
const key = requestKey('Q-7F3K2M', 1, SECRET)

test('a key has 22 characters of base64url and stays the same', () => {
  expect(key).toMatch(/^[\w-]{22}$/)
  expect(requestKey('Q-7F3K2M', 1, SECRET)).toBe(key)
  expect(requestPath('Q-7F3K2M', 1, SECRET)).toBe(`/requests/Q-7F3K2M/${key}`)
})

test('another reference, version or secret makes another key', () => {
  const keys = [
    key,
    requestKey('Q-7F3K2N', 1, SECRET),
    requestKey('Q-7F3K2M', 2, SECRET),
    requestKey('Q-7F3K2M', 1, `${SECRET}!`),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('only the whole key of the present version opens a request', () => {
  expect(isRequestKey(key, 'Q-7F3K2M', 1, SECRET)).toBe(true)
  expect(isRequestKey(key, 'Q-7F3K2M', 2, SECRET)).toBe(false)
  const flipped = key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  for (const wrong of ['', flipped, key.slice(1), `${key}A`, `${key}=`, 'é'.repeat(11), 'é'.repeat(22)])
    expect(isRequestKey(wrong, 'Q-7F3K2M', 1, SECRET)).toBe(false)
})
