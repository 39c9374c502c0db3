import type { Point } from './distance.ts'
import type { Country } from './regions.ts'

/** South, north, west and east of country where a paved road leads nearly everywhere: no mountains, few lakes. */
const grids = [
  { country: 'CA', south: 49, north: 54, west: -114.2, east: -96.3 },
  { country: 'CA', south: 50.4, north: 54, west: -114.7, east: -114.2 },
  { country: 'CA', south: 54, north: 55, west: -114.9, east: -109.8 },
  { country: 'CA', south: 42, north: 45.7, west: -83, east: -74.3 },
  { country: 'CA', south: 45, north: 46.7, west: -74.3, east: -70.3 },
  { country: 'US', south: 30.3, north: 48.9, west: -100, east: -83 },
  { country: 'US', south: 28.8, north: 30.3, west: -99, east: -95.8 },
  { country: 'US', south: 29.6, north: 30.3, west: -95.8, east: -95.2 },
  { country: 'US', south: 39.5, north: 43.2, west: -83, east: -71 },
  { country: 'US', south: 41.3, north: 44.9, west: -73.3, east: -69.5 },
  { country: 'US', south: 30.3, north: 36.5, west: -83, east: -77.5 },
  { country: 'US', south: 36.5, north: 39.5, west: -79.5, east: -77.3 },
  { country: 'US', south: 38.6, north: 39.5, west: -77.3, east: -76.6 },
  { country: 'US', south: 33.75, north: 34.15, west: -118.45, east: -117.25 },
  { country: 'US', south: 33.2, north: 33.75, west: -112.4, east: -111.5 },
  { country: 'US', south: 27, north: 30.3, west: -82.85, east: -80.2 },
]

export const hasRoadGrid = ({ country, latitude, longitude }: Point & { country: Country }): boolean =>
  grids.some(
    (grid) =>
      grid.country === country &&
      grid.south <= latitude &&
      latitude <= grid.north &&
      grid.west <= longitude &&
      longitude <= grid.east,
  )
