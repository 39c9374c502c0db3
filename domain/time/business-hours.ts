import { company } from '../company.ts'
import type { Company, OpeningHours } from '../company-facts.ts'
import { ISO_LOCALE } from '../locale.ts'
import { DAY, MINUTE } from './durations.ts'

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

const moments = new Map<string, number>()
const MAX_MOMENTS = 10_000

/** When a clock in that zone shows what a clock in UTC shows at `local`. A time that summer time skips is an hour later. */
function momentOf(local: number, timeZone: string): number {
  const key = `${timeZone} ${local}`
  const known = moments.get(key)
  if (known !== undefined) return known
  const before = local - offsetAt(local - DAY / 2, timeZone)
  const moment =
    offsetAt(before, timeZone) === local - before ? before : local - offsetAt(local + DAY / 2, timeZone)
  if (moments.size >= MAX_MOMENTS) moments.clear()
  moments.set(key, moment)
  return moment
}

/** By how much a clock there is ahead of UTC. */
const offsetAt = (at: number, timeZone: string): number =>
  Date.parse(`${formatOf(timeZone).format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000

const localDay = (at: number, timeZone: string): string => formatOf(timeZone).format(at).slice(0, 10)

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat(ISO_LOCALE, { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return format
}

/** Whether the phone is answered at a moment; undefined where no hours are known. */
export function isOpenAt(
  at: number,
  { hours, timeZone }: Pick<Company, 'hours' | 'timeZone'> = company,
): boolean | undefined {
  if (!hours) return undefined
  const span = spanOf({ hours, timeZone }, Date.parse(localDay(at, timeZone)))
  return span !== null && at >= span[0] && at < span[1]
}
