import { MIN_VALID_MS } from '../../../../../domain/quotes/quotes.ts'
import { dayInCalgary, timestampInCalgary } from '../../../../../domain/time/calgary-time.ts'
import { DAY, HOUR, MINUTE } from '../../../../../domain/time/durations.ts'

const DEFAULT_DAYS = 7
const CLOSING = '17:00'

export interface DayAndTime {
  /** `YYYY-MM-DD`, empty before it was chosen. */
  day: string
  /** `HH:MM`, in Calgary. */
  time: string
}

/** A moment, in ISO 8601, as the clock in Calgary shows it. */
export const calgaryClock = (iso: string): DayAndTime => ({
  day: dayInCalgary(iso),
  time: timestampInCalgary(iso).slice(11, 16),
})

/** Back from the clock in Calgary; empty for what is no day. */
export function momentOf({ day, time }: DayAndTime): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return ''
  // The offset at that moment, which is not yet known, is nearly always that of the first guess.
  const guess = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(guess)).toISOString()
}

function offsetAt(at: number): number {
  const { day, time } = calgaryClock(new Date(at).toISOString())
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(at / MINUTE) * MINUTE
}

/** Seven days ahead at 5 p.m., moved back to a weekday, and never later than a pickup that is still to come. */
export function defaultValidity(now: number, pickup: string): DayAndTime {
  const today = dayInCalgary(now)
  const week = dayAfter(today, DEFAULT_DAYS)
  const latest = pickup >= today && pickup < week ? pickup : week
  const closing = [weekdayUntil(latest), latest]
    .map((day) => ({ day, time: CLOSING }))
    .find((one) => Date.parse(momentOf(one)) >= now + MIN_VALID_MS)
  const soon = Math.ceil((now + MIN_VALID_MS) / HOUR + 0.5) * HOUR
  return closing ?? calgaryClock(new Date(soon).toISOString())
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** The day itself, or the Friday before it. */
function weekdayUntil(day: string): string {
  const weekday = new Date(day).getUTCDay()
  return dayAfter(day, weekday === 6 ? -1 : weekday === 0 ? -2 : 0)
}
