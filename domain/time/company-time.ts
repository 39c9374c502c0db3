import { company } from '../company.ts'
import { dateFormat, dateForms } from './date-format.ts'
import { MINUTE } from './durations.ts'
import { dayStart, localDate, offsetAt } from './wall-clock.ts'

const { timeZone } = company

/** A moment, in ISO 8601 or milliseconds since 1970, as people in the company's time zone say it. */
export const companyTime = (at: string | number, form: keyof typeof dateForms, locale: string): string =>
  writeDate(companyDate(at), form, locale)

/** The day of a moment in the company's zone, `YYYY-MM-DD`. */
export const companyDay = (at: string | number): string => companyDate(at).toISOString().slice(0, 10)

/** The first moment of a day, `YYYY-MM-DD`, in the company's zone. */
export const companyDayStart = (day: string): number => dayStart(day, timeZone)

/** The hour of a moment in the company's zone, 0 to 23. */
export const companyHour = (at: number): number => companyDate(at).getUTCHours()

/** ISO 8601 with the zone's offset, like `2026-11-21T21:27:00-07:00`. */
export function companyTimestamp(iso: string): string {
  const minutes = offsetAt(Date.parse(iso), timeZone) / MINUTE
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const offset = [hours, rest].map((part) => String(part).padStart(2, '0')).join(':')
  return `${companyDate(iso).toISOString().slice(0, 19)}${minutes < 0 ? '-' : '+'}${offset}`
}

const companyDate = (at: string | number): Date => localDate(new Date(at).getTime(), timeZone)

/** A day of the calendar, `YYYY-MM-DD`, as `Nov 24` or `Tue, Nov 24`. */
export const shortDay = (day: string, locale: string, weekday?: 'short'): string =>
  calendarDay(day, weekday ? 'shortDay' : 'monthDay', locale)

/** Its weekday, as `Tue`. */
export const shortWeekday = (day: string, locale: string): string => calendarDay(day, 'shortWeekday', locale)

export const calendarDay = (day: string, form: keyof typeof dateForms, locale: string): string =>
  writeDate(new Date(`${day}T00:00:00Z`), form, locale)

/** By a date that has in UTC what is written. */
const writeDate = (date: Date, form: keyof typeof dateForms, locale: string): string =>
  oneLine(dateFormat(locale, { ...dateForms[form], timeZone: 'UTC' }).format(date))

/** Some data of Unicode has a narrow space before `p.m.`. No line breaks within `7:07 p.m.` or `November 21`. */
const oneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\d) (?=[ap]\.m\.)|(?<=\p{L}) (?=\d{1,2}(?![\d:]))/gu, '\u00a0')
