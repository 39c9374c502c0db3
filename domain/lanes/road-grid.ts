import type { Point } from './distance.ts'

/** South, north, west and east of country where a paved road leads nearly everywhere: no mountains, few lakes. */
const grids = [
  { south: 49, north: 54, west: -114.2, east: -96.3 },
  { south: 42, north: 45.7, west: -83, east: -74.3 },
  { south: 45, north: 46.7, west: -74.3, east: -71 },
  { south: 30.3, north: 48.9, west: -100, east: -83 },
  { south: 39.5, north: 43.2, west: -83, east: -71 },
  { south: 30.3, north: 36.5, west: -83, east: -77.5 },
] as const

export const hasRoadGrid = ({ latitude, longitude }: Point): boolean =>
  grids.some(
    ({ south, north, west, east }) =>
      south <= latitude && latitude <= north && west <= longitude && longitude <= east,
  )
