import { DEFAULT_LOCALE } from '../../../../../domain/locale.ts'
import { type Cents, formatAmount, parseAmount } from '../../../../../domain/quotes/money.ts'
import { formatOf } from '../../../../../domain/text/format.ts'

const { amount } = formatOf(DEFAULT_LOCALE)

/** A sign, a currency, whole dollars with or without commas, and up to two decimals. */
const TYPED = /^(-?)(?:CAD|USD|CA|US|C)?\$?(-?)(\d+|\d{1,3}(?:,\d{3})+)?(?:[.,](\d{0,2}))?\$?$/i

/** From an amount as people type it, a decimal with two places; what is none stays as it is. */
export function decimalOf(typed: string): string {
  const compact = typed.replaceAll(/\s/g, '').replaceAll('\u2212', '-')
  const [all, first = '', second = '', whole = '', part = ''] = TYPED.exec(compact) ?? []
  if (all === undefined || !/\d/.test(all) || (first && second)) return typed.trim()
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  const decimal = `${first || second}${digits || '0'}.${part.padEnd(2, '0')}`
  return parseAmount(decimal) === undefined ? typed.trim() : decimal
}

/** The same with commas, for its field. */
export function tidyAmount(typed: string): string {
  const decimal = decimalOf(typed)
  return parseAmount(decimal) === undefined ? decimal : amount(decimal)
}

/** What a kilometre or a mile costs, as a decimal. */
export const perDistance = (total: Cents, distance: number): string =>
  formatAmount(Math.round(total / distance))

/** What can be counted so far, and of how many lines the amount is still missing. */
export function sumOf(lines: readonly { amount: string }[]): { total: Cents; missing: number } {
  const amounts = lines.map(({ amount }) => parseAmount(decimalOf(amount)))
  return {
    total: amounts.reduce((sum: Cents, amount) => sum + (amount ?? 0), 0),
    missing: amounts.filter((amount) => amount === undefined).length,
  }
}
