import { expect, test } from 'vitest'
import { rateLimit } from './rate-limit.ts'

const clock = () => {
  let time = 1_000_000
  return { now: () => time, pass: (ms: number) => (time += ms) }
}

test('the submission after the last one allowed is refused, with the seconds to wait', () => {
  const { now, pass } = clock()
  const limit = rateLimit(2, now)
  expect(limit.take('a', undefined).isAllowed).toBe(true)
  pass(10_000)
  expect(limit.take('a', undefined).isAllowed).toBe(true)
  pass(500)
  expect(limit.take('a', undefined)).toEqual({ isAllowed: false, retryAfter: 50 })
})

test('the window slides: a place is free 60 seconds after it was taken', () => {
  const { now, pass } = clock()
  const limit = rateLimit(2, now)
  limit.take('a', undefined)
  pass(30_000)
  limit.take('a', undefined)
  pass(30_000)
  expect(limit.take('a', undefined).isAllowed).toBe(true)
  expect(limit.take('a', undefined)).toEqual({ isAllowed: false, retryAfter: 30 })
})

test('each address has its own places', () => {
  const limit = rateLimit(1, clock().now)
  limit.take('a', undefined)
  expect(limit.take('a', undefined).isAllowed).toBe(false)
  expect(limit.take('b', undefined).isAllowed).toBe(true)
})

test('a key takes one place, however many times it comes', () => {
  const limit = rateLimit(1, clock().now)
  for (let time = 0; time < 50; time++) expect(limit.take('a', 'key').isAllowed).toBe(true)
  expect(limit.take('a', 'another').isAllowed).toBe(false)
})

test('a place given back can be taken again', () => {
  const limit = rateLimit(1, clock().now)
  const first = limit.take('a', 'key')
  if (first.isAllowed) first.giveBack()
  expect(limit.take('a', 'another').isAllowed).toBe(true)
  expect(limit.take('a', 'key').isAllowed).toBe(false)
})
