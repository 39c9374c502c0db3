import type { Locale } from '../locale.ts'
import { dateFormat, dateForms } from '../time/date-format.ts'

export interface Format {
  locale: Locale
  number(value: number, maximumFractionDigits?: number): string
  /** A whole amount, as `$1,000,000`. */
  money(amount: number, currency: string): string
  /** A decimal with two places, such as `-7801.00`, as `-7,801.00`. */
  amount(decimal: string): string
  /** A day of the calendar, `YYYY-MM-DD`, as `November 30, 2026`. */
  day(day: string): string
  /** A moment in the reader's time zone, as `November 22, 2026 at 9:27 p.m.`. */
  dateTime(iso: string): string
  /** Any other way to write a moment. */
  dates(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat
}

const formats = new Map<Locale, Format>()

/** The format of a language; made once for each. */
export function formatOf(locale: Locale): Format {
  const format = formats.get(locale) ?? createFormat(locale)
  formats.set(locale, format)
  return format
}

/** Between thousands. */
const GROUP_SEPARATOR: Record<Locale, string> = { 'en-CA': ',', 'fr-CA': '\u{a0}' }

const DECIMAL_MARK: Record<Locale, string> = { 'en-CA': '.', 'fr-CA': ',' }

/** `Intl` would do the same, but takes a phone 40 ms to load, and the texts of forms have amounts in them. */
const groupDigits = (whole: number, separator: string): string =>
  String(whole).replaceAll(/\B(?=(\d{3})+$)/g, separator)

function createFormat(locale: Locale): Format {
  const dates = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, options)
  const numbers = new Map<number, Intl.NumberFormat>()
  const number: Format['number'] = (value, maximumFractionDigits = 20) => {
    const format =
      numbers.get(maximumFractionDigits) ?? new Intl.NumberFormat(locale, { maximumFractionDigits })
    numbers.set(maximumFractionDigits, format)
    return format.format(value)
  }
  return {
    locale,
    number,
    money: (amount, currency) => currency + groupDigits(amount, GROUP_SEPARATOR[locale]),
    amount(decimal) {
      const [, sign = '', whole = '', cents = ''] = /^(-?)(\d+)\.(\d\d)$/.exec(decimal) ?? []
      return `${sign}${groupDigits(Number(whole), GROUP_SEPARATOR[locale])}${DECIMAL_MARK[locale]}${cents}`
    },
    day: (iso) =>
      dates({ ...dateForms.date, timeZone: 'UTC' })
        .format(new Date(`${iso}T00:00:00Z`))
        // In French, the first of a month alone is an ordinal.
        .replace(/^1 /, '1er '),
    dateTime: (iso) => dates(dateForms.dateTime).format(new Date(iso)).replaceAll(/\s+/g, ' '),
    dates,
  }
}
