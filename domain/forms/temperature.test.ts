import { expect, test } from 'vitest'
import { rangeOfBands, temperatureRange } from '../../translations/en/temperatures.ts'
import { bandAt, bands, inCelsius } from './temperature.ts'

test.each(Object.entries(bands))('%s says the same in both units', (_, { fahrenheit, celsius }) => {
  expect(celsius).toEqual(fahrenheit.map(inCelsius))
})

test('bands follow one another without overlapping', () => {
  const ends = Object.values(bands).flatMap(({ fahrenheit }) => [...fahrenheit])
  expect(ends).toEqual(ends.toSorted((a, b) => a - b))
  expect(new Set(ends).size).toBe(ends.length)
})

test('a range is written with true minus signs', () => expect(temperatureRange([-20, 0])).toBe('−20 to 0'))

test('all bands together reach from the coldest to the warmest', () => {
  expect(rangeOfBands('fahrenheit')).toBe('−20 to 70')
  expect(rangeOfBands('celsius')).toBe('−29 to 21')
})

test.each([
  [-21, undefined],
  [-20, 'deep'],
  [0, 'deep'],
  [1, undefined],
  [32, undefined],
  [39, 'cool'],
  [40, 'mild'],
  [71, undefined],
])('a set point of %s °F lies in the band %s', (degrees, band) => expect(bandAt(degrees)).toBe(band))
