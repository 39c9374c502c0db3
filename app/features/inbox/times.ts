import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import {
  calendarDay,
  companyDay,
  companyTime,
  companyTimestamp,
  shortDay,
} from '../../../domain/time/company-time.ts'
import { DAY, MINUTE } from '../../../domain/time/durations.ts'
import { enInbox } from '../../../translations/en/staff/inbox.ts'

const { list: texts } = enInbox
/** `YYYY-MM-DD`. */
const isDay = (iso: string): boolean => iso.length === 10

/** `7:07 p.m.` today, `Fri 7:07 p.m.` within the last six days, else `Nov 13`; of a day alone, the day. */
export function shortMoment(iso: string, now: number): { day: string; time: string } {
  if (isDay(iso)) return { day: pickupText(iso, now), time: '' }
  const moment = Date.parse(iso)
  if (companyDay(moment) === companyDay(now)) return { day: '', time: clock(moment) }
  if (Math.abs(now - moment) < 6 * DAY)
    return { day: companyTime(moment, 'shortWeekday', DEFAULT_LOCALE), time: clock(moment) }
  return {
    day: monthDayOf(companyDay(moment)),
    time: now - moment < 300 * DAY ? '' : companyDay(moment).slice(0, 4),
  }
}

export const momentText = (iso: string, now: number): string => {
  const { day, time } = shortMoment(iso, now)
  return [day, time].filter(Boolean).join(' ')
}

/** `Sunday 7:07 p.m.`, of a moment within the next days. */
export const dayAndTime = (iso: string): string => companyTime(iso, 'weekday', DEFAULT_LOCALE)

/** With the zone's offset, for a tooltip; of a day alone, the date. */
export function wholeMoment(iso: string): string {
  if (isDay(iso)) return calendarDay(iso, 'wholeDate', DEFAULT_LOCALE)
  const timestamp = companyTimestamp(iso)
  return `${companyTime(iso, 'wholeDate', DEFAULT_LOCALE)}, ${timestamp.slice(11, 16)} GMT${timestamp.slice(19)}`
}

/** `Today`, `Tue, Nov 24` within a week, else `Dec 2`; of another year with that. */
export function pickupText(isoDay: string, now: number): string {
  const today = companyDay(now)
  if (isoDay === today) return texts.today
  const isSoon = isoDay > today && Date.parse(isoDay) - Date.parse(today) < 7 * DAY
  const year = isoDay.slice(0, 4) === today.slice(0, 4) || isSoon ? '' : `, ${isoDay.slice(0, 4)}`
  return `${isSoon ? dayText(isoDay) : monthDayOf(isoDay)}${year}`
}

/** `Tue, Nov 24`. */
export const dayText = (isoDay: string): string => shortDay(isoDay, DEFAULT_LOCALE, 'short')

export const monthDayOf = (isoDay: string): string => shortDay(isoDay, DEFAULT_LOCALE)

const clock = (moment: number): string => companyTime(moment, 'time', DEFAULT_LOCALE)

/** `21 h 40 min`, `53 min`, `3 d 4 h`. */
export function duration(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / MINUTE)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours >= 72) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')} min`
}

/** `3 h`, `53 min`, `3 d 4 h`: of what is overdue by hours, minutes say nothing. */
export const roughDuration = (milliseconds: number): string =>
  duration(milliseconds).replace(/ h \d+ min$/, ' h')
