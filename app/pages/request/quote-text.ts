import { calgaryTime, dayInCalgary, shortDay } from '../../../domain/calgary-time.ts'
import { formatOf } from '../../../domain/format.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import type { Quote } from '../../../domain/quotes.ts'
import { enQuotes } from '../../../translations/en/quotes.ts'

const { amount } = formatOf(DEFAULT_LOCALE)
const DAY_MS = 24 * 60 * 60 * 1000

export const moneyText = (currency: string, decimal: string): string =>
  enQuotes.money(currency, amount(decimal))

/** `Tue, Dec 1`, or with its hour where one was given. */
const momentText = (text: string): string =>
  text.length === 'YYYY-MM-DD'.length
    ? shortDay(text, DEFAULT_LOCALE, 'short')
    : calgaryTime(text, 'short', DEFAULT_LOCALE)

export const pickupText = ({ pickup }: Quote): string | undefined =>
  pickup && enQuotes.range(momentText(pickup.from), momentText(pickup.to))

export const transitText = ({ transitDays }: Quote): string | undefined =>
  transitDays && enQuotes.daysRange(transitDays.low, transitDays.high)

export const validityText = ({ validUntil }: Quote): string => calgaryTime(validUntil, 'long', DEFAULT_LOCALE)

/** Nights in Calgary between a moment and the end of a quote. */
export const daysLeft = ({ validUntil }: Quote, now: number): number =>
  Math.max(0, Math.round((Date.parse(dayInCalgary(validUntil)) - Date.parse(dayInCalgary(now))) / DAY_MS))

interface ValidityDay {
  day: string
  /** `Fri` */
  name: string
  state: 'gone' | 'left' | 'last'
}

const MAX_DAYS_SHOWN = 8

/** The days from sending to the end of a quote; none where there are too many to tell apart. */
export function validityDays({ sentAt, validUntil }: Quote, now: number): ValidityDay[] {
  const [first, last, today] = [dayInCalgary(sentAt), dayInCalgary(validUntil), dayInCalgary(now)]
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
  if (count > MAX_DAYS_SHOWN || count < 2) return []
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10)
    const state = day === last ? 'last' : day < today ? 'gone' : 'left'
    return { day, name: shortDay(day, DEFAULT_LOCALE, 'short').split(',')[0] ?? '', state }
  })
}
