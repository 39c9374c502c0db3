import { expect, test } from 'vitest'
import { nonBreakingUnits } from './non-breaking-units.ts'

test('a number and its unit stay together, in both systems', () => {
  expect(nonBreakingUnits('13 ft 6 in (4.11 m)')).toBe('13\u00a0ft\u00a06\u00a0in (4.11\u00a0m)')
  expect(nonBreakingUnits('10.8 lb/ft³, −20 °F')).toBe('10.8\u00a0lb/ft³, −20\u00a0°F')
})

test('other words after a number break as they like', () => {
  expect(nonBreakingUnits('4 inches, 2 feet, 3 minutes')).toBe('4 inches, 2 feet, 3 minutes')
})

test('what is not text passes unchanged', () => expect(nonBreakingUnits(42)).toBe(42))
