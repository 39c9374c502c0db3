import type { Company, OpeningHours } from '../company-facts.ts'
import { DAY, MINUTE } from './durations.ts'
import { localDay, momentOf } from './wall-clock.ts'

type Clock = Pick<Company, 'timeZone'> & { hours: OpeningHours }

/** The moment when so many milliseconds of business hours have gone by since `from`; all in milliseconds. */
export function addBusinessTime(clock: Clock, from: number, duration: number): number {
  let left = duration
  for (const [opens, closes] of spansAround(clock, from, 1)) {
    const begins = Math.max(opens, from)
    if (closes <= begins) continue
    if (left <= closes - begins) return begins + left
    left -= closes - begins
  }
  throw new Error('No business hours were found')
}

/** The last moment from which so many milliseconds of business hours have gone by at `until`. */
export function subtractBusinessTime(clock: Clock, until: number, duration: number): number {
  let left = duration
  for (const [opens, closes] of spansAround(clock, until, -1)) {
    const ends = Math.min(closes, until)
    if (ends <= opens) continue
    if (left <= ends - opens) return ends - left
    left -= ends - opens
  }
  throw new Error('No business hours were found')
}

type Span = readonly [opens: number, closes: number]

/** The business hours of each day, from the day before a moment on, forward or backward, for some years. */
function* spansAround(clock: Clock, at: number, direction: 1 | -1): Generator<Span> {
  const first = Date.parse(localDay(at, clock.timeZone))
  for (let count = -1; count < MAX_DAYS; count += 1) {
    const span = spanOf(clock, first + direction * count * DAY)
    if (span) yield span
  }
}

const MAX_DAYS = 3660

/** Of a day, as its midnight in UTC. */
function spanOf({ hours, timeZone }: Clock, day: number): Span | null {
  const date = new Date(day)
  const open = hours.week[date.getUTCDay()]
  if (!open || closedDays(hours).has(date.toISOString().slice(0, 10))) return null
  return [momentOf(day + open.opens * MINUTE, timeZone), momentOf(day + open.closes * MINUTE, timeZone)]
}

const closedBy = new WeakMap<OpeningHours, ReadonlySet<string>>()

function closedDays(hours: OpeningHours): ReadonlySet<string> {
  const days = closedBy.get(hours) ?? new Set(hours.closed.map(({ date }) => date))
  closedBy.set(hours, days)
  return days
}
