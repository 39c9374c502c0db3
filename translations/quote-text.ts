import { parseAmount } from '../domain/quotes/money.ts'
import type { QuoteTerms } from '../domain/quotes/quotes.ts'
import type { Format } from '../domain/text/format.ts'
import { companyTime, shortDay } from '../domain/time/company-time.ts'
import { enQuotes } from './en/quotes.ts'

/** `CAD 7,801.00`. What is no amount yet stays as it was typed. */
export const moneyText = (currency: string, amount: string, format: Format): string =>
  enQuotes.money(currency, amountText(amount, format))

export const amountText = (amount: string, format: Format): string =>
  parseAmount(amount) === undefined ? amount : format.amount(amount)

/** Label and text of what is known of the trip: pickup, transit, equipment. */
export function tripRows(
  { pickup, transitDays, equipment }: Pick<QuoteTerms, 'pickup' | 'transitDays' | 'equipment'>,
  format: Format,
): [label: string, text: string][] {
  const rows: [string, string | undefined][] = [
    [enQuotes.pickup, pickup && pickupText(pickup, format)],
    [enQuotes.transit, transitDays && enQuotes.daysRange(transitDays.low, transitDays.high)],
    [enQuotes.equipment, equipment],
  ]
  return rows.flatMap(([label, text]): [string, string][] => (text ? [[label, text]] : []))
}

/** `Tue, Dec 1`, with its hour where one was given, or the first and the last. */
export function pickupText({ from, to }: NonNullable<QuoteTerms['pickup']>, { locale }: Format): string {
  const moment = (text: string) =>
    text.length === 'YYYY-MM-DD'.length ? shortDay(text, locale, 'short') : companyTime(text, 'short', locale)
  return enQuotes.range(moment(from), moment(to))
}

/** `Friday, November 27 at 5:00 p.m.`, in the company's zone. */
export const validityText = (validUntil: string, { locale }: Format): string =>
  companyTime(validUntil, 'long', locale)
