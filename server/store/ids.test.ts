import { expect, test } from 'vitest'
import { createId, idAfter, idPrefixAt } from './ids.ts'

test('ids sort by their time', () => {
  const times = [0, 1, 31, 32, Date.parse('2026-11-22T12:00:00Z'), Date.parse('2126-11-22T12:00:00Z')]
  const ids = times.map(createId)
  expect(ids.toSorted()).toEqual(ids)
})

test('ids of one time sort as they were made', () => {
  const ids = Array.from({ length: 1000 }, () => createId(Date.parse('2026-11-22T12:00:00Z')))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([-1, Number.NaN])('no id begins with the time %s', (time) => {
  expect(() => idPrefixAt(time)).toThrow(RangeError)
})

test.each([
  ['A0', 'A1'],
  ['A9', 'AA'],
  ['AZ', 'B0'],
  ['A9ZZ', 'AA00'],
])('after %s comes %s', (id, next) => expect(idAfter(id)).toBe(next))
