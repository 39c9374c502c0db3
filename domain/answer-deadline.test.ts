import { expect, test } from 'vitest'
import { answerDeadline, DUE_SOON_MS, receivedWhereDueWithin } from './answer-deadline.ts'
import { carrier } from './carrier.ts'
import { quote } from './quote-request.ts'

const RECEIVED = '2026-11-22T21:27:00.000Z'

test('a quote request is answered within the promised hours, an application without a deadline', () => {
  expect(answerDeadline(quote, RECEIVED)).toBe('2026-11-23T21:27:00.000Z')
  expect(answerDeadline(carrier, RECEIVED)).toBeNull()
})

test('a request is due soon when its deadline is less than that away', () => {
  const deadline = Date.parse(answerDeadline(quote, RECEIVED) ?? '')
  expect(receivedWhereDueWithin(DUE_SOON_MS, deadline - DUE_SOON_MS)).toBe(RECEIVED)
  expect(receivedWhereDueWithin(0, deadline)).toBe(RECEIVED)
})
