import type { Trip } from '../driving/driver-log.ts'

export const exampleStart = 'Calgary, AB'

/** Where the lanes lead that pages show as examples. */
export const exampleCities = [
  'Vancouver, BC',
  'Winnipeg, MB',
  'Toronto, ON',
  'Montréal, QC',
  'Halifax, NS',
  'Chicago, IL',
  'Dallas, TX',
  'Los Angeles, CA',
  'Denver, CO',
] as const

export type ExampleCity = (typeof exampleCities)[number]

/** Whose log Safety shows: within Canada, and across the border. */
export const loggedCities = ['Toronto, ON', 'Dallas, TX'] as const satisfies readonly ExampleCity[]

/** `Toronto` */
export const cityOf = (label: string): string => label.replace(/,.*/, '')

/** What a build takes of each from the lane estimates. */
export interface ExampleLane {
  kilometres: number
  days: { low: number; high: number }
  trip: Trip
}
