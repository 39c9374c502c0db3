import { drivingLimits, type RuledCountry } from './driving-hours.ts'
import { BREAK, byDay, DAY, type DutySegment, type DutyStatus, hoursIn, isWithin } from './log-rules.ts'

/** What of a lane decides a driver's days. */
export interface Trip {
  kilometres: number
  /** At the wheel. */
  hours: number
  countries: readonly RuledCountry[]
  /** Where borders lie, as shares of the way, and the hours that each takes. */
  borders: readonly { share: number; hours: number }[]
}

export interface LogDay {
  segments: DutySegment[]
  hours: Record<DutyStatus, number>
  /** How far the trip has come at the day's start and end. */
  kilometres: { from: number; to: number }
  /** When borders are reached, in hours since midnight of this day. */
  borders: number[]
}

/** Work on duty, in hours: the check of the vehicle before driving, loading and unloading, the papers of an evening. */
const CHECK = 0.5
const LOADING = 1
const PAPERS = 0.25
const MAX_STRETCH = 5.5
const START = 6
const START_AFTER_RESET = 8
const MAX_SHIFTS = 40

/**
 * An example of one driver's log within the rules: equal days, as few as they allow. Across a border the stricter of
 * each limit holds from the start. The driver begins rested, and with the hours of all days before unused.
 */
export function driverLog(trip: Trip): LogDay[] {
  for (let shifts = 1; shifts <= MAX_SHIFTS; shifts++) {
    const planned = plan(trip, shifts)
    if (trip.countries.every((country) => isWithin(planned.segments, drivingLimits[country])))
      return daysOf(trip, planned)
  }
  return []
}

interface Plan {
  segments: DutySegment[]
  borders: number[]
}

/** The trip in so many shifts of equal length, each at the same hour; a long rest where the cycle would be exceeded. */
function plan(trip: Trip, shifts: number): Plan {
  const segments: DutySegment[] = []
  const borders: number[] = []
  const total = Math.max(quarters(trip.hours), 0.25)
  const { hours, reset } = strictestCycle(trip.countries)
  const left = trip.borders.map(({ share, hours: wait }) => ({ at: quarters(share * total), wait }))
  let [clock, start, driven, onDuty] = [0, START, 0, 0]
  const add = (status: DutyStatus, length: number) => {
    if (length > 0) segments.push({ status, from: clock, to: clock + length })
    clock += Math.max(0, length)
    if (status === 'driving' || status === 'onDuty') onDuty += length
  }
  for (let shift = 0; shift < shifts; shift++) {
    add(shift === 0 ? 'off' : 'sleeper', start - clock)
    const end = quarters((total * (shift + 1)) / shifts)
    add('onDuty', CHECK + (shift === 0 ? LOADING : 0))
    const stretch = quarters((end - driven) / Math.ceil((end - driven) / MAX_STRETCH || 1)) || 0.25
    let since = 0
    while (driven < end) {
      const next = left[0]
      const far = Math.min(end - driven, stretch - since, next ? Math.max(0, next.at - driven) : DAY)
      add('driving', far)
      driven += far
      since += far
      if (next && driven >= next.at) {
        borders.push(clock)
        add('onDuty', quarters(next.wait))
        left.shift()
      } else if (driven < end && since >= stretch) {
        add('off', BREAK)
        since = 0
      }
    }
    add('onDuty', PAPERS + (shift === shifts - 1 ? LOADING : 0))
    const needsReset = onDuty + total / shifts + CHECK + LOADING + 2 > hours
    if (needsReset) onDuty = 0
    const morning = needsReset ? START_AFTER_RESET : start % DAY
    start = morning + DAY * Math.ceil((clock + (needsReset ? reset : 0) - morning) / DAY)
  }
  add('off', DAY * Math.ceil(clock / DAY) - clock)
  return { segments, borders }
}

const strictestCycle = (countries: readonly RuledCountry[]): { hours: number; reset: number } => {
  const cycles = countries.map((country) => drivingLimits[country].cycle)
  return {
    hours: Math.min(...cycles.map(({ hours }) => hours)),
    reset: Math.max(...cycles.map(({ reset }) => reset)),
  }
}

const quarters = (hours: number): number => Math.round(hours * 4) / 4

function daysOf({ kilometres, hours: total }: Trip, { segments, borders }: Plan): LogDay[] {
  const speed = kilometres / Math.max(quarters(total), 0.25)
  let come = 0
  return byDay(segments).map((day, index) => {
    const hours = hoursIn(day)
    const from = come
    come += hours.driving * speed
    return {
      segments: day,
      hours,
      kilometres: { from: Math.round(from), to: Math.round(come) },
      borders: borders.filter((at) => Math.floor(at / DAY) === index).map((at) => at - index * DAY),
    }
  })
}
