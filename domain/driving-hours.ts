import type { SourceId } from './sources.ts'

export type DutyKind = 'driving' | 'work' | 'break' | 'off'

/** The longest day of one driver that the rules allow, from the start of a shift. */
export interface DrivingDay {
  country: string
  /** 24 hours in all. */
  parts: readonly { kind: DutyKind; hours: number; label: string }[]
  /** Hours from the start of the shift to the last hour at the wheel. */
  window: number
  /** What else limits the hours. */
  also: string
  rule: { name: string; url: string }
  source: SourceId
}

/** The law's limits for one driver in each country, in hours; `source` names where each was read. */
export const drivingDays = [
  {
    country: 'Canada',
    parts: [
      { kind: 'driving', hours: 13, label: 'Driving' },
      { kind: 'work', hours: 1, label: 'Other work' },
      { kind: 'break', hours: 2, label: 'Off duty, in breaks' },
      { kind: 'off', hours: 8, label: 'Off duty, consecutive' },
    ],
    window: 16,
    also: 'No driving after 14 h on duty in a day, 70 h in 7 days or 120 h in\u00a014. South of 60° N.',
    rule: { name: 'SOR/2005-313', url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2005-313/' },
    source: 'canadianDrivingHours',
  },
  {
    country: 'United States',
    parts: [
      { kind: 'driving', hours: 11, label: 'Driving' },
      { kind: 'work', hours: 3, label: 'Other work and breaks' },
      { kind: 'off', hours: 10, label: 'Off duty, consecutive' },
    ],
    window: 14,
    also: 'No driving after 60 h on duty in 7 days or 70 h in\u00a08. A 30 min break after 8 h of driving.',
    rule: {
      name: '49 CFR 395.3',
      url: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-395',
    },
    source: 'usDrivingHours',
  },
] as const satisfies readonly DrivingDay[]
