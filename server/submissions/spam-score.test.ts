import { expect, test } from 'vitest'
import { examples } from '../../domain/forms/examples.ts'
import { type Answers, read } from '../../domain/forms/form.ts'
import { quoteRequest } from '../../domain/forms/quote-request.ts'
import { honestTexts, spamTexts } from '../testing/samples/spam-corpus.ts'
import { HELD_SCORE, spamScore } from './spam-score.ts'

const quoteWith = (additionalInfo: string): Answers =>
  read(quoteRequest, { ...examples.quote, additionalInfo }).answers

test('the corpus has examples enough', () => {
  expect(honestTexts.length).toBeGreaterThanOrEqual(40)
  expect(spamTexts.length).toBeGreaterThanOrEqual(40)
})

test.each(honestTexts)('honest: %.60s', (text) => {
  expect(spamScore(quoteWith(text), {})).toEqual({
    score: expect.toSatisfy(below),
    reasons: expect.anything(),
  })
})

test.each(spamTexts)('spam: %.60s', (text) => {
  const { score, reasons } = spamScore(quoteWith(text), { sentAfterMs: 60_000 })
  expect(score).toBeGreaterThanOrEqual(HELD_SCORE)
  expect(reasons).not.toEqual([])
})

test('the hidden field alone holds a request, haste alone does not', () => {
  const answers = quoteWith('')
  expect(spamScore(answers, {})).toEqual({ score: 0, reasons: [] })
  expect(spamScore(answers, { trap: 'x' }).score).toBe(HELD_SCORE)
  expect(spamScore(answers, { sentAfterMs: 2999 }).score).toBeLessThan(HELD_SCORE)
  expect(spamScore(answers, { sentAfterMs: 3000 }).score).toBe(0)
})

test('the same text in every answer counts, a lane within one city does not', () => {
  const same = Object.fromEntries(Object.keys(examples.quote).map((name) => [name, 'qwertyuiop']))
  expect(spamScore(same, {}).reasons).toHaveLength(1)
  expect(spamScore({ ...quoteWith(''), deliveryLocation: 'Calgary, AB' }, {}).score).toBe(0)
})

test('the time it takes grows with the length of a text, not with its square', () => {
  const MAX_LENGTH = 10_000
  for (const part of ['<a ', 'bitcoin ', 'invest crypto ', 'www.', 'a\n', '[url='])
    expect(timeOf(() => spamScore({ text: part.repeat((20 * MAX_LENGTH) / part.length) }, {}))).toBeLessThan(
      5000,
    )
})

const below = (score: number): boolean => score < HELD_SCORE

/** In milliseconds of this thread: other tests run beside it. */
function timeOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
