import { expect, test } from 'vitest'
import { calgarySky } from './calgary-sky.ts'

const skyAt = (utc: string) => calgarySky(Date.parse(utc))

test.each([
  // The sun rises about 8:37 and sets about 16:32 MST in the middle of December.
  ['2025-12-15T14:45Z', 'night'],
  ['2025-12-15T15:25Z', 'dawn'],
  ['2025-12-15T19:30Z', 'day'],
  ['2025-12-15T23:20Z', 'dusk'],
  ['2025-12-16T00:25Z', 'night'],
  // And about 5:20 and 21:54 MDT at the longest day.
  ['2026-06-21T10:20Z', 'night'],
  ['2026-06-21T11:30Z', 'dawn'],
  ['2026-06-21T13:00Z', 'day'],
  ['2026-06-22T03:30Z', 'dusk'],
  ['2026-06-22T05:00Z', 'night'],
])('%s is %s', (utc, sky) => expect(skyAt(utc)).toBe(sky))

test('every day of ten years has the four of them, in order', () => {
  const MINUTES = 10 * 60_000
  let before = skyAt('2026-01-01T07:00Z')
  const changes: string[] = []
  for (let at = Date.parse('2026-01-01T07:00Z'); at < Date.parse('2036-01-01T07:00Z'); at += MINUTES) {
    const sky = calgarySky(at)
    if (sky !== before) changes.push(sky)
    before = sky
  }
  const inOrder = ['dawn', 'day', 'dusk', 'night']
  expect(changes.every((sky, index) => sky === inOrder[index % 4])).toBe(true)
  expect(changes.length).toBe(4 * 3652)
})
