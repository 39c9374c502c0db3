import { DEFAULT_LOCALE } from '../locale.ts'
import { companyDay, shortWeekday } from '../time/company-time.ts'
import { DAY } from '../time/durations.ts'
import type { Quote } from './quotes.ts'

/** Nights in the company's zone between a moment and the end of a quote. */
export const daysLeft = ({ validUntil }: Pick<Quote, 'validUntil'>, now: number): number =>
  Math.max(0, Math.round((Date.parse(companyDay(validUntil)) - Date.parse(companyDay(now))) / DAY))

export interface ValidityDay {
  day: string
  /** `Fri` */
  name: string
  state: 'gone' | 'left' | 'last'
}

const MAX_DAYS_SHOWN = 8

/** The days from sending to the end of a quote; none where there are too many to tell apart. */
export function validityDays(
  { sentAt, validUntil }: Pick<Quote, 'sentAt' | 'validUntil'>,
  now: number,
): ValidityDay[] {
  const [first, last, today] = [companyDay(sentAt), companyDay(validUntil), companyDay(now)]
  const count = (Date.parse(last) - Date.parse(first)) / DAY + 1
  if (count > MAX_DAYS_SHOWN || count < 2) return []
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(first) + index * DAY).toISOString().slice(0, 10)
    const state = day === last ? 'last' : day < today ? 'gone' : 'left'
    return { day, name: shortWeekday(day, DEFAULT_LOCALE), state }
  })
}
