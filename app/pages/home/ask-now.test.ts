import { expect, test } from 'vitest'
import { askNow } from './ask-now.ts'

const at = (utc: string) => askNow(Date.parse(utc)).map((text) => text.replaceAll('\u00a0', ' '))

test('the deadline is a day and a time in Calgary', () => {
  expect(at('2026-07-01T23:26:40Z')).toEqual(['5:26 p.m.', 'Thursday 5:26 p.m.'])
})

test('24 hours over a change of the clocks end at another hour', () => {
  expect(at('2026-03-08T00:26Z')).toEqual(['5:26 p.m.', 'Sunday 6:26 p.m.'])
  expect(at('2025-11-01T23:26Z')).toEqual(['5:26 p.m.', 'Sunday 4:26 p.m.'])
})
