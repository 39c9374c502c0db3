import { DEFAULT_LOCALE } from '../../../../../domain/locale.ts'
import type { Quote, QuoteExtra, QuoteLine } from '../../../../../domain/quotes/quotes.ts'
import { formatOf } from '../../../../../domain/text/format.ts'
import { enQuotes } from '../../../../../translations/en/quotes.ts'
import { amountText, moneyText, tripRows, validityText } from '../../../../../translations/quote-text.ts'

const format = formatOf(DEFAULT_LOCALE)

interface ChangedRow {
  key: string
  label: string
  /** Empty where it was not there. */
  was: string
  is: string
}

/** What differs between two quotes, in the order in which a quote is read. */
export function compareQuotes(before: Quote, after: Quote): ChangedRow[] {
  const [was, is] = [rowsOf(before), rowsOf(after)]
  const keys = [...new Set([...is.keys(), ...was.keys()])].toSorted(
    (one, other) => rankOf(one) - rankOf(other),
  )
  return keys.flatMap((key) => {
    const [one, other] = [was.get(key), is.get(key)]
    const label = (other ?? one)?.label ?? ''
    return one?.text === other?.text ? [] : { key, label, was: one?.text ?? '', is: other?.text ?? '' }
  })
}

const PARTS = ['line', 'total', 'holds', 'trip', 'included', 'extra', 'note']

const rankOf = (key: string): number => PARTS.indexOf(key.split(' ')[0] ?? '')

/** By a key that two lines of the same name do not share. */
function rowsOf(quote: Quote): Map<string, { label: string; text: string }> {
  const { currency, lines, total, validUntil, includes, extras, note } = quote
  const rows: [part: string, label: string, text: string][] = [
    ...lines.map(({ label, amount }: QuoteLine): [string, string, string] => [
      'line',
      label,
      amountText(amount, format),
    ]),
    ['total', enQuotes.total, moneyText(currency, total, format)],
    ['holds', enQuotes.holds, validityText(validUntil, format)],
    ...tripRows(quote, format).map(([label, text]): [string, string, string] => ['trip', label, text]),
    ['included', enQuotes.included, includes.join(', ')],
    ...extras.map(({ label, amount, per }: QuoteExtra): [string, string, string] => [
      'extra',
      label,
      enQuotes.per(moneyText(currency, amount, format), per),
    ]),
    ['note', enQuotes.note, note ?? ''],
  ]
  const found = new Map<string, { label: string; text: string }>()
  for (const [part, label, text] of rows) {
    let key = `${part} ${label}`
    while (found.has(key)) key += "'"
    found.set(key, { label, text })
  }
  return found
}
