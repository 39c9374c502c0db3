import { company } from '../../domain/company.ts'

const formats = {
  /** Saturday, November 21 at 7:07 p.m. */
  long: { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** Sat, Nov 21, 7:07 p.m. */
  short: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** Sunday 7:07 p.m. */
  weekday: { weekday: 'long', hour: 'numeric', minute: '2-digit' },
  /** Saturday, November 21 */
  day: { weekday: 'long', month: 'long', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A moment, in ISO 8601 or milliseconds since 1970, as people in Calgary say it. */
export const calgaryTime = (at: string | number, form: keyof typeof formats, locale: string): string =>
  oneLine(
    new Intl.DateTimeFormat(locale, { ...formats[form], timeZone: company.timeZone }).format(new Date(at)),
  )

/** A day of the calendar, `YYYY-MM-DD`, as `Nov 24` or `Tue, Nov 24`. */
export const shortDay = (day: string, locale: string, weekday?: 'short'): string =>
  oneLine(
    new Intl.DateTimeFormat(locale, {
      ...(weekday && { weekday }),
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00:00Z`)),
  )

/**
 * Some versions of Unicode's data put a narrow space before `p.m.`. No line breaks within `7:07 p.m.` or
 * `November 21`.
 */
const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\d) (?=[ap]\.m\.)|(?<=\p{L}) (?=\d{1,2}(?![\d:]))/gu, '\u00a0')
