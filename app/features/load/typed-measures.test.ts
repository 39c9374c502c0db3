import { describe, expect, test } from 'vitest'
import { readMeasure, readNumber, withoutUnit } from './typed-measures.ts'

describe('numbers', () => {
  test.each([
    ['1,500', 1500],
    ['1 500', 1500],
    ['12,345.5', 12345.5],
    ['47,5', 47.5],
    ['47.5', 47.5],
    ['.5', 0.5],
    ['48.', 48],
  ])('%s is read as %d', (typed, value) => expect(readNumber(typed)).toBe(value))

  test.each(['', 'abc', '-4', '1e3', '4 ft', '1,2,3', '1.2.3', 'Infinity'])('%s is no number', (typed) =>
    expect(readNumber(typed)).toBeNaN(),
  )
})

test.each([
  ['48', 48],
  ['48 in', 48],
  ['48in.', 48],
  ['48"', 48],
  ['4 ft', 48],
  ['4′ 6″', 54],
  ['4 ft 6 in', 54],
  ['4 feet 6.5 inches', 54.5],
  ['122 cm', 48.03],
  ['1,22 m', 48.03],
  ['1 220 mm', 48.03],
])('the length %s is %d inches, whichever units the planner is in', (typed, inches) => {
  expect(readMeasure(typed, 'length', 'imperial')).toBeCloseTo(inches, 2)
  if (typed !== '48') expect(readMeasure(typed, 'length', 'metric')).toBeCloseTo(inches, 2)
})

test.each([
  ['600 lb', 600],
  ['1,200 lbs', 1200],
  ['1 200 kg', 2645.55],
  ['1200kg.', 2645.55],
])('the weight %s is %d pounds', (typed, pounds) => {
  expect(readMeasure(typed, 'weight', 'imperial')).toBeCloseTo(pounds, 2)
  expect(readMeasure(typed, 'weight', 'metric')).toBeCloseTo(pounds, 2)
})

test.each([
  ['48 kg', 'length'],
  ['48 in', 'weight'],
  ['4 ft 6', 'length'],
  ['6 4 ft', 'weight'],
  ['about 4 ft', 'length'],
  ['4 stone', 'weight'],
  ['-4 ft', 'length'],
  ['1,2,3 ft', 'length'],
  ['', 'length'],
] as const)('%s is no %s', (typed, kind) => expect(readMeasure(typed, kind, 'imperial')).toBeNaN())

test('a number without a unit is in the visitor’s', () => {
  expect(readMeasure('122', 'length', 'metric')).toBeCloseTo(48.03, 2)
  expect(readMeasure('272', 'weight', 'metric')).toBeCloseTo(599.66, 2)
})

test('what was typed with a unit becomes a number in the visitor’s; the rest stays as typed', () => {
  expect(withoutUnit('4 ft', 'length', 'imperial')).toBe('48')
  expect(withoutUnit('4 ft', 'length', 'metric')).toBe('121.9')
  expect(withoutUnit('1 200 kg', 'weight', 'imperial')).toBe('2645.5')
  for (const typed of ['1 500', '47,5', 'abc', '4 ft of steel', ''])
    expect(withoutUnit(typed, 'length', 'imperial')).toBe(typed)
})
