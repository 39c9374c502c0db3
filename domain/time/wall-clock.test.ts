import { expect, test } from 'vitest'
import { MINUTE } from './durations.ts'
import { dayStart, localDate, offsetAt, offsetTable, tabledOffset } from './wall-clock.ts'

const shownThere = (utc: string, timeZone: string) => localDate(Date.parse(utc), timeZone).toISOString()

test.each([
  ['America/Toronto', '2025-11-02T04:00:00.000Z'],
  ['America/St_Johns', '2025-11-02T02:30:00.000Z'],
  ['Asia/Kathmandu', '2025-11-01T18:15:00.000Z'],
])('a day in %s begins at its own midnight', (timeZone, start) => {
  expect(new Date(dayStart('2025-11-02', timeZone)).toISOString()).toBe(start)
  expect(shownThere(start, timeZone)).toBe('2025-11-02T00:00:00.000Z')
})

test.each(['America/St_Johns', 'America/Toronto', 'America/Phoenix', 'Europe/Dublin', 'Africa/Casablanca'])(
  'a table of the offsets of %s says what the zone data say, to the minute of each change',
  (timeZone) => {
    const [from, to] = [Date.UTC(2020, 0), Date.UTC(2028, 0)]
    const table = offsetTable(timeZone, from, to)
    const times = Array.from({ length: 4000 }, (_, index) => from + ((to - from) * index) / 4000)
    const changes = table.flatMap(([minute]) => [minute * MINUTE - 1, minute * MINUTE])
    for (const at of [...times, ...changes].map(Math.floor))
      expect(tabledOffset(table, at)).toBe(offsetAt(Math.max(at, from), timeZone))
  },
)
