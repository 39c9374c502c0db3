import { expect, test } from 'vitest'
import { nonBreakingUnits } from './non-breaking-units.ts'

test.each([
  '13~ft~6~in (4.11~m)',
  '10.8~lb/ft³, −20~°F',
  '48~×~40~in on the floor, 48~×~40~×~50',
  '12,000~lbs (5,443~kg)',
  'at 10~lb~per~cubic~foot.',
  'call (403)~555-0142.',
  'by Sunday 8:07~p.m.',
  'resume, 5~MB at most',
  '90 or 65~% of 32.5~L',
])('%s stays together', (text) =>
  expect(nonBreakingUnits(text.replaceAll('~', ' '))).toBe(text.replaceAll('~', '\u00a0')),
)

test('other words after a number break as they like', () => {
  for (const text of ['4 inches, 2 feet, 3 minutes', 'in May 2026']) expect(nonBreakingUnits(text)).toBe(text)
})

test('what is not text passes unchanged', () => expect(nonBreakingUnits(42)).toBe(42))
