import type { DrivingLimits } from './driving-hours.ts'

/** The rows of a driver's log, from the top. */
export const dutyStatuses = ['off', 'sleeper', 'driving', 'onDuty'] as const
export type DutyStatus = (typeof dutyStatuses)[number]

export interface DutySegment {
  status: DutyStatus
  /** Hours since midnight before the first day, in quarters, by the clock of the home terminal. */
  from: number
  to: number
}

export const DAY = 24
/** Hours that count as a break. */
export const BREAK = 0.5

/** Whether a log keeps the limits of one country. */
export function isWithin(segments: readonly DutySegment[], limits: DrivingLimits): boolean {
  return (
    isEachShiftWithin(segments, limits) && isEachDayWithin(segments, limits) && isCycleKept(segments, limits)
  )
}

const isRest = ({ status }: DutySegment): boolean => status === 'off' || status === 'sleeper'

/** Hours since the last rest that was long enough, and since the last break. */
function isEachShiftWithin(segments: readonly DutySegment[], limits: DrivingLimits): boolean {
  let shift: { start: number; driving: number; onDuty: number } | undefined
  let [resting, sinceBreak, pause] = [0, 0, 0]
  for (const segment of segments) {
    const length = segment.to - segment.from
    resting = isRest(segment) ? resting + length : 0
    if (resting >= limits.rest) shift = undefined
    pause = segment.status === 'driving' ? 0 : pause + length
    if (pause >= BREAK) sinceBreak = 0
    if (isRest(segment)) continue
    shift ??= { start: segment.from, driving: 0, onDuty: 0 }
    shift.onDuty += length
    if (segment.status !== 'driving') continue
    shift.driving += length
    sinceBreak += length
    if (shift.driving > limits.driving || shift.onDuty > limits.onDuty) return false
    if (segment.to - shift.start > limits.window) return false
    if (sinceBreak > (limits.beforeBreak ?? DAY)) return false
  }
  return true
}

/** From midnight to midnight. */
function isEachDayWithin(segments: readonly DutySegment[], limits: DrivingLimits): boolean {
  return byDay(segments).every((day) => {
    const { driving, onDuty, off, sleeper } = hoursIn(day)
    return driving <= limits.driving && driving + onDuty <= limits.onDuty && off + sleeper >= limits.offADay
  })
}

function isCycleKept(segments: readonly DutySegment[], { cycle }: DrivingLimits): boolean {
  const days: number[] = []
  let resting = 0
  for (const [index, day] of byDay(segments).entries()) {
    days[index] = 0
    for (const segment of day) {
      const length = segment.to - segment.from
      resting = isRest(segment) ? resting + length : 0
      if (resting >= cycle.reset) days.fill(0)
      if (!isRest(segment)) days[index] = (days[index] ?? 0) + length
    }
    const recent = days.slice(-cycle.days).reduce((sum, hours) => sum + hours, 0)
    if (recent > cycle.hours) return false
  }
  return true
}

/** The segments of each day, from midnight to midnight, by the hours of that day. */
export function byDay(segments: readonly DutySegment[]): DutySegment[][] {
  const count = Math.ceil((segments.at(-1)?.to ?? 0) / DAY)
  return Array.from({ length: count }, (_, day) => {
    const [start, end] = [day * DAY, (day + 1) * DAY]
    return segments
      .filter(({ from, to }) => from < end && to > start)
      .map(({ status, from, to }) => ({
        status,
        from: Math.max(from, start) - start,
        to: Math.min(to, end) - start,
      }))
  })
}

export function hoursIn(day: readonly DutySegment[]): Record<DutyStatus, number> {
  const hours = { off: 0, sleeper: 0, driving: 0, onDuty: 0 }
  for (const { status, from, to } of day) hours[status] += to - from
  return hours
}
