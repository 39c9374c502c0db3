import type { Country } from '../lanes/regions.ts'
import { DAY } from './durations.ts'

/** A day on which docks, customs offices and banks may be closed. */
export interface Holiday {
  /** `YYYY-MM-DD` */
  day: string
  name: HolidayName
  places: HolidayPlace[]
  /** The day it replaces: it fell on a weekend, and the offices of the place close on this one. */
  insteadOf?: string
}

/** Where a holiday is kept: a country, or provinces and states; `federal` is what the Canada Labour Code gives. */
export interface HolidayPlace {
  country: Country
  /** Postal abbreviations; absent where it is kept in the whole country. */
  regions?: string[]
  isFederal?: true
}

export type HolidayName = (typeof table)[number]['name']

interface Rule {
  name: string
  on: (year: number) => number
  /** `CA`, `US`, `MX` and `federal`, else postal abbreviations of Canada and, after a stroke, of the US. */
  where: string
  /** Where the next Monday, or the Friday before, is kept when it falls on a weekend. */
  moves?: 'Sunday' | 'US'
}

const [MONDAY, THURSDAY, FRIDAY] = [1, 4, 5]

const on = (month: number, day: number) => (year: number) => Date.UTC(year, month - 1, day)

/** The first weekday of its kind on a day or after it. */
const onOrAfter = (weekday: number, month: number, day: number) => (year: number) => {
  const start = Date.UTC(year, month - 1, day)
  return start + ((weekday - new Date(start).getUTCDay() + 7) % 7) * DAY
}

const nth = (count: number, weekday: number, month: number) => onOrAfter(weekday, month, 7 * count - 6)

/** Western Easter by the Gregorian computus (Meeus, Jones, Butcher), and so many days from it. */
const easter = (days: number) => (year: number) => {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1 + days)
}

/**
 * Sources: `albertaHolidays`, `provincialHolidays`, `federalHolidays`, `usHolidays`, `stateHolidays`,
 * `mexicanHolidays`. There is no year in it.
 */
const table = [
  { name: 'newYear', on: on(1, 1), where: 'CA', moves: 'Sunday' },
  { name: 'newYear', on: on(1, 1), where: 'US', moves: 'US' },
  { name: 'newYear', on: on(1, 1), where: 'MX' },
  { name: 'martinLutherKing', on: nth(3, MONDAY, 1), where: 'US' },
  { name: 'constitution', on: nth(1, MONDAY, 2), where: 'MX' },
  { name: 'family', on: nth(3, MONDAY, 2), where: 'AB BC NB ON SK' },
  { name: 'louisRiel', on: nth(3, MONDAY, 2), where: 'MB' },
  { name: 'heritage', on: nth(3, MONDAY, 2), where: 'NS' },
  { name: 'islander', on: nth(3, MONDAY, 2), where: 'PE' },
  { name: 'washington', on: nth(3, MONDAY, 2), where: 'US' },
  { name: 'juarez', on: nth(3, MONDAY, 3), where: 'MX' },
  { name: 'seward', on: onOrAfter(MONDAY, 3, 25), where: '| AK' },
  { name: 'goodFriday', on: easter(-2), where: 'CA' },
  { name: 'easterMonday', on: easter(1), where: 'QC' },
  { name: 'patriots', on: nth(3, MONDAY, 4), where: '| MA ME' },
  { name: 'mayDay', on: on(5, 1), where: 'MX' },
  { name: 'victoria', on: onOrAfter(MONDAY, 5, 18), where: 'AB BC MB NT NU ON SK YT federal' },
  { name: 'nationalPatriots', on: onOrAfter(MONDAY, 5, 18), where: 'QC' },
  { name: 'memorial', on: onOrAfter(MONDAY, 5, 25), where: 'US' },
  { name: 'juneteenth', on: on(6, 19), where: 'US', moves: 'US' },
  { name: 'indigenousPeoples', on: on(6, 21), where: 'NT YT' },
  { name: 'saintJean', on: on(6, 24), where: 'QC', moves: 'Sunday' },
  { name: 'canada', on: on(7, 1), where: 'CA', moves: 'Sunday' },
  { name: 'independence', on: on(7, 4), where: 'US', moves: 'US' },
  { name: 'nunavut', on: on(7, 9), where: 'NU' },
  { name: 'pioneer', on: on(7, 24), where: '| UT' },
  { name: 'august', on: nth(1, MONDAY, 8), where: 'BC NB NT NU SK' },
  { name: 'victoryDay', on: nth(2, MONDAY, 8), where: '| RI' },
  { name: 'discovery', on: nth(3, MONDAY, 8), where: 'YT' },
  { name: 'labour', on: nth(1, MONDAY, 9), where: 'CA' },
  { name: 'labour', on: nth(1, MONDAY, 9), where: 'US' },
  { name: 'mexicanIndependence', on: on(9, 16), where: 'MX' },
  { name: 'reconciliation', on: on(9, 30), where: 'BC MB NT NU PE YT federal' },
  { name: 'thanksgiving', on: nth(2, MONDAY, 10), where: 'AB BC MB NT NU ON QC SK YT federal' },
  { name: 'columbus', on: nth(2, MONDAY, 10), where: 'US' },
  { name: 'alaska', on: on(10, 18), where: '| AK' },
  { name: 'nevada', on: onOrAfter(FRIDAY, 10, 25), where: '| NV' },
  { name: 'remembrance', on: on(11, 11), where: 'AB BC NB NL NS NT NU PE SK YT federal' },
  { name: 'veterans', on: on(11, 11), where: 'US', moves: 'US' },
  { name: 'revolution', on: nth(3, MONDAY, 11), where: 'MX' },
  { name: 'usThanksgiving', on: nth(4, THURSDAY, 11), where: 'US' },
  { name: 'christmas', on: on(12, 25), where: 'CA', moves: 'Sunday' },
  { name: 'christmas', on: on(12, 25), where: 'US', moves: 'US' },
  { name: 'christmas', on: on(12, 25), where: 'MX' },
  { name: 'boxing', on: on(12, 26), where: 'ON federal' },
] as const satisfies readonly Rule[]

/** From a day on, for twelve months, in order; what is kept at several places on one day is one entry. */
export function holidaysFrom(day: string): Holiday[] {
  const start = Date.parse(`${day}T00:00:00Z`)
  const year = new Date(start).getUTCFullYear()
  const end = Date.UTC(year + 1, new Date(start).getUTCMonth(), new Date(start).getUTCDate())
  // The January 1 of the year after next is kept on a December 31 where it is a Saturday.
  const all = [year, year + 1, year + 2].flatMap((one) => table.flatMap((rule) => daysOf(rule, one)))
  return joinDays(all.filter(({ at }) => start <= at && at < end).toSorted((one, other) => one.at - other.at))
}

interface Dated {
  at: number
  name: HolidayName
  place: HolidayPlace
  insteadOf?: number
}

function daysOf(rule: Rule & { name: HolidayName }, year: number): Dated[] {
  const at = rule.on(year)
  const holiday = { at, name: rule.name, place: placeOf(rule.where) }
  const instead = at + shiftOf(rule, new Date(at).getUTCDay()) * DAY
  return instead === at ? [holiday] : [holiday, { ...holiday, at: instead, insteadOf: at }]
}

function shiftOf({ moves }: Rule, weekday: number): number {
  if (moves && weekday === 0) return 1
  return moves === 'US' && weekday === 6 ? -1 : 0
}

function placeOf(where: string): HolidayPlace {
  if (where === 'CA' || where === 'US' || where === 'MX') return { country: where }
  const regions = where.replace('| ', '').split(' ')
  if (where.startsWith('| ')) return { country: 'US', regions }
  if (!regions.includes('federal')) return { country: 'CA', regions }
  return { country: 'CA', regions: regions.filter((region) => region !== 'federal'), isFederal: true }
}

function joinDays(days: Dated[]): Holiday[] {
  const holidays: Holiday[] = []
  for (const { at, name, place, insteadOf } of days) {
    const day = isoDay(at)
    const same = holidays.find((one) => one.day === day && one.name === name)
    if (same) same.places.push(place)
    else
      holidays.push({
        day,
        name,
        places: [place],
        ...(insteadOf !== undefined && { insteadOf: isoDay(insteadOf) }),
      })
  }
  return holidays
}

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10)
