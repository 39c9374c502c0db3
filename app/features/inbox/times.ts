import { company } from '../../../domain/company.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import { formatOf } from '../../../domain/text/format.ts'
import { companyDay, shortDay } from '../../../domain/time/company-time.ts'
import { DAY } from '../../../domain/time/durations.ts'
import { enInbox } from '../../../translations/en/staff/inbox.ts'

const { list: texts } = enInbox
const zone = { timeZone: company.timeZone }
const { dates } = formatOf(DEFAULT_LOCALE)
const time = dates({ ...zone, hour: 'numeric', minute: '2-digit' })
const weekday = dates({ ...zone, weekday: 'short' })
const longDay = dates({ ...zone, weekday: 'long' })
const wholeDate = { ...zone, weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const
const wholeDay = dates(wholeDate)
const whole = dates({
  ...wholeDate,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
})

/** `YYYY-MM-DD`. */
const isDay = (iso: string): boolean => iso.length === 10

const noonOf = (isoDay: string): number => Date.parse(`${isoDay}T18:00:00Z`)

/** `7:07 p.m.` today, `Fri 7:07 p.m.` within the last six days, else `Nov 13`; of a day alone, the day. */
export function shortMoment(iso: string, now: number): { day: string; time: string } {
  if (isDay(iso)) return { day: pickupText(iso, now), time: '' }
  const moment = Date.parse(iso)
  if (companyDay(moment) === companyDay(now)) return { day: '', time: clock(moment) }
  if (Math.abs(now - moment) < 6 * DAY) return { day: weekday.format(moment), time: clock(moment) }
  return {
    day: monthDayOf(companyDay(moment)),
    time: now - moment < 300 * DAY ? '' : companyDay(moment).slice(0, 4),
  }
}

export const momentText = (iso: string, now: number): string => {
  const { day, time } = shortMoment(iso, now)
  return [day, time].filter(Boolean).join(' ')
}

/** `Sunday, 7:07 p.m.`, of a moment within the next days. */
export const dayAndTime = (iso: string): string =>
  `${longDay.format(Date.parse(iso))}, ${clock(Date.parse(iso))}`

/** With the zone's offset, for a tooltip; of a day alone, the date. */
export const wholeMoment = (iso: string): string =>
  isDay(iso) ? wholeDay.format(noonOf(iso)) : plainSpaces(whole.format(Date.parse(iso)))

/** `Today`, `Tue, Nov 24` within a week, else `Dec 2`; of another year with that. */
export function pickupText(isoDay: string, now: number): string {
  const today = companyDay(now)
  if (isoDay === today) return texts.today
  const moment = noonOf(isoDay)
  const isSoon = isoDay > today && moment - now < 7 * DAY
  const year = isoDay.slice(0, 4) === today.slice(0, 4) || isSoon ? '' : `, ${isoDay.slice(0, 4)}`
  return `${isSoon ? dayText(isoDay) : monthDayOf(isoDay)}${year}`
}

/** `Tue, Nov 24`. */
export const dayText = (isoDay: string): string => shortDay(isoDay, DEFAULT_LOCALE, 'short')

export const monthDayOf = (isoDay: string): string => shortDay(isoDay, DEFAULT_LOCALE)

const clock = (moment: number): string => plainSpaces(time.format(moment))

const plainSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** `21 h 40 min`, `53 min`, `3 d 4 h`. */
export function duration(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours >= 72) return `${Math.floor(hours / 24)} d ${hours % 24} h`
  return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')} min`
}

/** `3 h`, `53 min`, `3 d 4 h`: of what is overdue by hours, minutes say nothing. */
export const roughDuration = (milliseconds: number): string =>
  duration(milliseconds).replace(/ h \d+ min$/, ' h')
