import type { DrivingLimits, RuledCountry } from '../../domain/driving/driving-hours.ts'
import type { DutyStatus } from '../../domain/driving/log-rules.ts'
import { number } from '../../domain/load-planning/units.ts'

const rows: Record<DutyStatus, string> = {
  off: 'Off duty',
  sleeper: 'Sleeper berth',
  driving: 'Driving',
  onDuty: 'On duty',
}

/** `10 h 30 min`, `45 min`, `0 h` */
const duration = (hours: number): string => {
  const whole = Math.floor(hours)
  const minutes = Math.round((hours - whole) * 60)
  return [(whole > 0 || minutes === 0) && `${whole} h`, minutes > 0 && `${minutes} min`]
    .filter(Boolean)
    .join(' ')
}

/** `10:15`, as drivers write it */
const clock = (hours: number): string =>
  `${Math.floor(hours)}:${String(Math.round((hours % 1) * 60)).padStart(2, '0')}`

const day = (index: number): string => `Day ${index + 1}`
const way = (from: number, to: number): string => `${number(from)} to ${number(to)} km`

/** A driver's log, on Safety and under a lane. */
export const enLogbook = {
  rows,
  day,
  way,
  duration,
  ticks: ['0', '6', 'noon', '18', '24'],
  driving: (hours: number) => `${duration(hours)} driving`,
  border: (at: number) => `border ${clock(at)}`,
  /** For those who cannot see the drawing. */
  name: (from: string, to: string, days: readonly string[]) =>
    `A driver’s log from ${from} to ${to}. ${days.join('; ')}.`,
  dayInWords: (index: number, driving: number, kilometres: { from: number; to: number }, border: boolean) =>
    `${day(index)}: ${driving > 0 ? `${duration(driving)} driving, ${way(kilometres.from, kilometres.to)}` : 'rest'}${border ? ', across the border' : ''}`,
  rest: 'Rest',
  caption: (city: string) => `An example within the rules. Hours by ${city}’s clock.`,
  rule: {
    CA: ({ driving, rest }: DrivingLimits) =>
      `In Canada at most ${driving} h of driving, then ${rest} h off together.`,
    US: ({ driving, window, beforeBreak, rest }: DrivingLimits) =>
      `In the US at most ${driving} h of driving within ${window} h, a break after ${beforeBreak} h of it, then ${rest} h off.`,
  } satisfies Record<RuledCountry, (limits: DrivingLimits) => string>,
  atBorder: (limits: Record<RuledCountry, DrivingLimits>) =>
    `Double line: the border. ${limits.CA.driving} h of driving in Canada, ${limits.US.driving} h in the US; this driver keeps to ${limits.US.driving} all the way.`,
  /** Below the card of a lane. */
  fold: 'The days, hour by hour',
  table: {
    summary: 'The same as a table',
    head: ['Day', 'Way', rows.driving, rows.onDuty, rows.sleeper, rows.off],
  },
  failed: 'The log can’t be loaded just now.',
}
