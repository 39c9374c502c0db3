import { company } from '../company.ts'
import { ISO_LOCALE } from '../locale.ts'
import { dateFormat, dateForms } from './date-format.ts'
import { HOUR } from './durations.ts'

const { timeZone } = company

/** A moment, in ISO 8601 or milliseconds since 1970, as people in the company's time zone say it. */
export const companyTime = (at: string | number, form: keyof typeof dateForms, locale: string): string =>
  oneLine(dateFormat(locale, { ...dateForms[form], timeZone }).format(new Date(at)))

/** The day of a moment in the company's zone, `YYYY-MM-DD`. */
export const companyDay = (at: string | number): string => days.format(new Date(at))

/** The first moment of a day, `YYYY-MM-DD`, in the company's zone, which is whole hours from UTC. */
export function companyDayStart(day: string): number {
  let start = Date.parse(`${day}T18:00:00Z`)
  while (companyDay(start - HOUR) === day) start -= HOUR
  return start
}

/** The hour of a moment in the company's zone, 0 to 23. */
export const companyHour = (at: number): number => Number(hours.format(at))

/** ISO 8601 with the zone's offset, like `2026-11-21T21:27:00-07:00`. */
export function companyTimestamp(iso: string): string {
  const at = new Date(iso)
  const zone = offsets.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  // The locale writes a minus sign (U+2212), which no program reads as one.
  const offset = zone.replace('GMT', '').replace('\u2212', '-')
  return `${timestamps.format(at).replace(' ', 'T')}${offset || '+00:00'}`
}

const days = new Intl.DateTimeFormat(ISO_LOCALE, { timeZone })
const hours = new Intl.DateTimeFormat(ISO_LOCALE, { hour: 'numeric', hourCycle: 'h23', timeZone })
const offsets = new Intl.DateTimeFormat(ISO_LOCALE, { timeZone, timeZoneName: 'longOffset' })
const timestamps = new Intl.DateTimeFormat(ISO_LOCALE, { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** A day of the calendar, `YYYY-MM-DD`, as `Nov 24` or `Tue, Nov 24`. */
export const shortDay = (day: string, locale: string, weekday?: 'short'): string =>
  calendarDay(day, weekday ? 'shortDay' : 'monthDay', locale)

/** Its weekday, as `Tue`. */
export const shortWeekday = (day: string, locale: string): string => calendarDay(day, 'shortWeekday', locale)

const calendarDay = (day: string, form: keyof typeof dateForms, locale: string): string =>
  oneLine(dateFormat(locale, { ...dateForms[form], timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)))

/** Some data of Unicode has a narrow space before `p.m.`. No line breaks within `7:07 p.m.` or `November 21`. */
const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\d) (?=[ap]\.m\.)|(?<=\p{L}) (?=\d{1,2}(?![\d:]))/gu, '\u00a0')
