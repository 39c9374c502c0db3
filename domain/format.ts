/** The languages the site is written in. */
export type Locale = 'en-CA'

/** Numbers and times as readers of one language expect them. */
export interface Format {
  locale: Locale
  number(value: number, maximumFractionDigits?: number): string
  /** A day of the calendar, `YYYY-MM-DD`, as `November 30, 2026`. */
  day(day: string): string
  /** A moment in a time zone (IANA name), as `November 22, 2026 at 9:27 p.m.`. */
  dateTime(iso: string, timeZone: string): string
}

const formats = new Map<Locale, Format>()

export function formatOf(locale: Locale): Format {
  const format = formats.get(locale) ?? createFormat(locale)
  formats.set(locale, format)
  return format
}

function createFormat(locale: Locale): Format {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    locale,
    number: (value, maximumFractionDigits = 20) => value.toLocaleString(locale, { maximumFractionDigits }),
    day: (iso) => day.format(new Date(`${iso}T00:00:00Z`)),
    dateTime: (iso, timeZone) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
        .format(new Date(iso))
        .replaceAll(/\s+/g, ' '),
  }
}
