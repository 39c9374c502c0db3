import { expect, test } from 'vitest'
import { bands, range, rangeOfBands } from './temperature.ts'

const toCelsius = (fahrenheit: number) => Math.round((fahrenheit - 32) / 1.8)

test.each(Object.values(bands))('$name says the same in both units', ({ fahrenheit, celsius }) => {
  expect(celsius).toEqual(fahrenheit.map(toCelsius))
})

test('bands follow one another without overlapping', () => {
  const ends = Object.values(bands).flatMap(({ fahrenheit }) => [...fahrenheit])
  expect(ends).toEqual(ends.toSorted((a, b) => a - b))
  expect(new Set(ends).size).toBe(ends.length)
})

test('a range is written with true minus signs', () => expect(range([-20, 0])).toBe('−20 to 0'))

test('all bands together reach from the coldest to the warmest', () => {
  expect(rangeOfBands('fahrenheit')).toBe('−20 to 70')
  expect(rangeOfBands('celsius')).toBe('−29 to 21')
})
