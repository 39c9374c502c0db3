import { company } from '../../../../../domain/company.ts'
import { MIN_VALID_MS } from '../../../../../domain/quotes/quotes.ts'
import { companyDay, companyTimestamp } from '../../../../../domain/time/company-time.ts'
import { DAY, HOUR } from '../../../../../domain/time/durations.ts'
import { iso } from '../../../../../domain/time/iso.ts'
import { momentOf as momentAt } from '../../../../../domain/time/wall-clock.ts'

const DEFAULT_DAYS = 7
const CLOSING = '17:00'

export interface DayAndTime {
  /** `YYYY-MM-DD`, empty before it was chosen. */
  day: string
  /** `HH:MM`, in the company's zone. */
  time: string
}

/** A moment, in ISO 8601, as the clock in the company's zone shows it. */
export const companyClock = (moment: string): DayAndTime => ({
  day: companyDay(moment),
  time: companyTimestamp(moment).slice(11, 16),
})

/** Back from the clock in the company's zone; empty for what is no day. */
export function momentOf({ day, time }: DayAndTime): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return ''
  return iso(momentAt(asUtc, company.timeZone))
}

/** Seven days ahead at 5 p.m., moved back to a weekday, and never later than a pickup that is still to come. */
export function defaultValidity(now: number, pickup: string): DayAndTime {
  const today = companyDay(now)
  const week = dayAfter(today, DEFAULT_DAYS)
  const latest = pickup >= today && pickup < week ? pickup : week
  const closing = [weekdayUntil(latest), latest]
    .map((day) => ({ day, time: CLOSING }))
    .find((one) => Date.parse(momentOf(one)) >= now + MIN_VALID_MS)
  const soon = Math.ceil((now + MIN_VALID_MS) / HOUR + 0.5) * HOUR
  return closing ?? companyClock(iso(soon))
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** The day itself, or the Friday before it. */
function weekdayUntil(day: string): string {
  const weekday = new Date(day).getUTCDay()
  return dayAfter(day, weekday === 6 ? -1 : weekday === 0 ? -2 : 0)
}
