import { expect, test } from 'vitest'
import { openResponseOrder } from './response-order.ts'

test('what was asked for before a change was answered does not replace the answer', () => {
  const order = openResponseOrder()
  const read = order.begin()
  order.changed()
  expect(order.isNewest(read)).toBe(false)
  expect(order.isNewest(order.begin())).toBe(true)
})

test('of two responses the one asked for last stays', () => {
  const order = openResponseOrder()
  const [first, second] = [order.begin(), order.begin()]
  expect(order.isNewest(second)).toBe(true)
  expect(order.isNewest(first)).toBe(false)
})
