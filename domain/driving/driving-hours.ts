import type { SourceId } from '../sources.ts'

/** The law's limits for one driver, in hours; `source` names where each was read. South of 60° N in Canada. */
export interface DrivingLimits {
  /** At the wheel, after the rest. */
  driving: number
  /** On duty, after which nobody drives; where only the window counts, that. */
  onDuty: number
  /** From the start of a shift to the last hour at the wheel. */
  window: number
  /** Off duty at a stretch, before the next shift. */
  rest: number
  /** Off duty in a day, breaks of half an hour or more with the rest. */
  offADay: number
  /** At the wheel, after which half an hour of something else follows. */
  beforeBreak?: number
  /** On duty in so many days; this long off duty begins them again. */
  cycle: { hours: number; days: number; reset: number }
}

export type RuledCountry = 'CA' | 'US'

export const drivingLimits: Record<RuledCountry, DrivingLimits> = {
  CA: { driving: 13, onDuty: 14, window: 16, rest: 8, offADay: 10, cycle: { hours: 70, days: 7, reset: 36 } },
  US: {
    driving: 11,
    onDuty: 14,
    window: 14,
    rest: 10,
    offADay: 10,
    beforeBreak: 8,
    cycle: { hours: 70, days: 8, reset: 34 },
  },
}

export type DutyKind = 'driving' | 'work' | 'break' | 'off'

/** The longest day of one driver that the rules allow, from the start of a shift. */
export interface DrivingDay {
  country: RuledCountry
  /** 24 hours in all. */
  parts: readonly { kind: DutyKind; hours: number }[]
  /** Hours from the start of the shift to the last hour at the wheel. */
  window: number
  rule: { name: string; url: string }
  source: SourceId
}

export const drivingDays: readonly DrivingDay[] = [
  longestDay('CA', 'canadianDrivingHours', {
    name: 'SOR/2005-313',
    url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2005-313/',
  }),
  longestDay('US', 'usDrivingHours', {
    name: '49 CFR 395.3',
    url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-395',
  }),
]

function longestDay(country: RuledCountry, source: SourceId, rule: DrivingDay['rule']): DrivingDay {
  const { driving, onDuty, window, rest } = drivingLimits[country]
  const parts: DrivingDay['parts'] = [
    { kind: 'driving', hours: driving },
    { kind: 'work', hours: onDuty - driving },
    { kind: 'break', hours: window - onDuty },
    { kind: 'off', hours: rest },
  ]
  return { country, parts: parts.filter(({ hours }) => hours > 0), window, rule, source }
}
