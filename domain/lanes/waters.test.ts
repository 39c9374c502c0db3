import { expect, test } from 'vitest'
import { isAcross, parseWaters } from './waters.ts'

const waters = parseWaters('# A comment\nSound: 47,-122 48,-122 49,-122.5\n')
const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test('a straight line across the middle of water is across it', () => {
  expect(isAcross(waters, at(47.5, -122.5), at(47.6, -121.5))).toBe(true)
  expect(isAcross(waters, at(48.5, -121.5), at(48.6, -123))).toBe(true)
})

test('one beside it, or beyond its end, is not', () => {
  expect(isAcross(waters, at(47.5, -122.5), at(48.9, -123))).toBe(false)
  expect(isAcross(waters, at(46.9, -122.5), at(46.9, -121.5))).toBe(false)
  expect(isAcross([], at(47.5, -122.5), at(47.6, -121.5))).toBe(false)
})
