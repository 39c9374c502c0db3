export interface Range {
  low: number
  high: number
}

/** Kilometres an hour on the way, pauses left out. */
const SPEED = { low: 80, high: 90 }
/** Kilometres that we plan for one driver a day, within the hours that the law allows. */
const PER_DAY = { low: 650, high: 850 }
/** A crossing costs up to half a day; dispatch plans a whole one. */
const DAYS_PER_BORDER = 1

/** Hours at the wheel. */
export function drivingHours(kilometres: Range): Range {
  const low = kilometres.low / SPEED.high
  const high = kilometres.high / SPEED.low
  const step = high >= 10 ? 1 : 0.5
  return {
    low: Math.max(0.5, Math.round(low / step) * step),
    high: Math.max(0.5, Math.round(high / step) * step),
  }
}

/** Days of one driver. A day more where a border is crossed, not for each. */
export function drivingDays(kilometres: Range, borders: number): Range {
  const more = borders > 0 ? DAYS_PER_BORDER : 0
  return {
    low: Math.max(1, Math.ceil(kilometres.low / PER_DAY.high)) + more,
    high: Math.max(1, Math.ceil(kilometres.high / PER_DAY.low)) + more,
  }
}
