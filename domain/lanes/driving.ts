import type { Country } from './regions.ts'

export interface Range {
  low: number
  high: number
}

/** Kilometres an hour on the way, pauses left out. */
const SPEED = { low: 80, high: 90 }
/** Hours at the wheel, and on duty, that the law gives one driver a day. Across a border the stricter rule holds. */
const HOURS_AT_HOME = { driving: 13, duty: 16 }
const HOURS_ABROAD = { driving: 11, duty: 14 }
/** Hours at a crossing with papers in order. Into or out of Mexico the trailer changes tractors, and the broker clears it first. */
const BORDER_HOURS = { low: 0.5, high: 2 }
const MEXICAN_BORDER_HOURS = { low: 6, high: 24 }
/** Hours in line for a ferry. */
const FERRY_WAIT = { low: 0.5, high: 2 }

export function drivingHours(kilometres: Range): Range {
  const low = kilometres.low / SPEED.high
  const high = kilometres.high / SPEED.low
  const step = high >= 10 ? 1 : 0.5
  return {
    low: Math.max(0.5, Math.round(low / step) * step),
    high: Math.max(0.5, Math.round(high / step) * step),
  }
}

/** Hours at all crossings of a lane; the country on each side of each. */
export const borderHours = (crossings: [Country, Country][]): Range =>
  sumOf(crossings.map((sides) => (sides.includes('MX') ? MEXICAN_BORDER_HOURS : BORDER_HOURS)))

/** Hours in line for ferries, and on them. */
export const ferryHours = (crossings: number[]): Range =>
  sumOf(crossings.map((hours) => ({ low: hours + FERRY_WAIT.low, high: hours + FERRY_WAIT.high })))

const sumOf = (ranges: Range[]): Range => ({
  low: halves(ranges.reduce((sum, { low }) => sum + low, 0)),
  high: halves(ranges.reduce((sum, { high }) => sum + high, 0)),
})

const halves = (hours: number): number => Math.round(hours * 2) / 2

/** Days of one driver: at best with all the hours the law gives, else with those of the stricter rule. */
export function drivingDays(driving: Range, waiting: Range, countries: Country[]): Range {
  const best = countries.every((country) => country === 'CA') ? HOURS_AT_HOME : HOURS_ABROAD
  return {
    low: daysOf(driving.low, waiting.low, best),
    high: daysOf(driving.high, waiting.high, HOURS_ABROAD),
  }
}

const daysOf = (driving: number, waiting: number, hours: typeof HOURS_AT_HOME): number =>
  Math.max(1, Math.ceil(driving / hours.driving), Math.ceil((driving + waiting) / hours.duty))
