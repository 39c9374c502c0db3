import type { Lane, PassedTown } from './estimate.ts'
import { type MapPoint, project } from './projection.ts'

type City = PassedTown

const NEAR = 0.06

/** Cities that the road passes, neither near its ends or a border nor near each other. */
export function citiesOn(path: Lane['path'], gates: MapPoint[], apart: number): City[] {
  const passed = path.slice(1, -1).flatMap((point) => cities.find(({ at }) => isNear(at, point)) ?? [])
  const kept: City[] = []
  const ends = [path[0], path.at(-1)].flatMap((point) => (point ? [project(...point)] : []))
  for (const city of passed) {
    const [x, y] = project(...city.at)
    const others = [...ends, ...gates, ...kept.map(({ at }) => project(...at))]
    if (others.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) > apart)) kept.push(city)
  }
  return kept.slice(0, 5)
}

const MAX_TOWNS = 2

/** Of the towns on a short lane those that are furthest from its ends, from `others` and from each other. */
export function townsOn(
  { path, towns = [] }: Pick<Lane, 'path' | 'towns'>,
  others: MapPoint[],
  apart: number,
): City[] {
  const taken = [...[path[0], path.at(-1)].flatMap((end) => (end ? [project(...end)] : [])), ...others]
  const kept: City[] = []
  while (kept.length < MAX_TOWNS) {
    const [furthest] = towns
      .map((town) => ({ town, room: roomBetween(project(...town.at), taken) }))
      .toSorted((one, other) => other.room - one.room)
    if (!furthest || furthest.room < apart) break
    kept.push(furthest.town)
    taken.push(project(...furthest.town.at))
  }
  return kept
}

const roomBetween = ([x, y]: MapPoint, others: MapPoint[]): number =>
  Math.min(...others.map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)))

const isNear = ([longitude, latitude]: MapPoint, [otherLongitude, otherLatitude]: MapPoint): boolean =>
  Math.abs(longitude - otherLongitude) < NEAR && Math.abs(latitude - otherLatitude) < NEAR

const cities: readonly City[] = [
  { name: 'Regina', at: [-104.62, 50.45] },
  { name: 'Winnipeg', at: [-97.15, 49.88] },
  { name: 'Thunder Bay', at: [-89.25, 48.38] },
  { name: 'Sudbury', at: [-80.99, 46.49] },
  { name: 'Kamloops', at: [-120.32, 50.67] },
  { name: 'Medicine Hat', at: [-110.68, 50.04] },
  { name: 'Edmonton', at: [-113.47, 53.55] },
  { name: 'Calgary', at: [-114.09, 51.05] },
  { name: 'Saskatoon', at: [-106.67, 52.13] },
  { name: 'Toronto', at: [-79.42, 43.7] },
  { name: 'Montréal', at: [-73.59, 45.51] },
  { name: 'Ottawa', at: [-75.7, 45.41] },
  { name: 'Prince George', at: [-122.75, 53.92] },
  { name: 'Moncton', at: [-64.8, 46.09] },
  { name: 'Great Falls', at: [-111.3, 47.5] },
  { name: 'Billings', at: [-108.5, 45.78] },
  { name: 'Denver', at: [-104.98, 39.74] },
  { name: 'Amarillo', at: [-101.83, 35.22] },
  { name: 'Dallas', at: [-96.81, 32.78] },
  { name: 'San Antonio', at: [-98.49, 29.42] },
  { name: 'Laredo', at: [-99.51, 27.51] },
  { name: 'Monterrey', at: [-100.32, 25.68] },
  { name: 'San Luis Potosí', at: [-100.98, 22.15] },
  { name: 'Kansas City', at: [-94.58, 39.1] },
  { name: 'Omaha', at: [-95.94, 41.26] },
  { name: 'Fargo', at: [-96.79, 46.88] },
  { name: 'Minneapolis', at: [-93.26, 44.98] },
  { name: 'Chicago', at: [-87.65, 41.85] },
  { name: 'Detroit', at: [-83.05, 42.33] },
  { name: 'Indianapolis', at: [-86.16, 39.77] },
  { name: 'St. Louis', at: [-90.2, 38.63] },
  { name: 'Memphis', at: [-90.05, 35.15] },
  { name: 'Nashville', at: [-86.78, 36.17] },
  { name: 'Atlanta', at: [-84.39, 33.75] },
  { name: 'Cleveland', at: [-81.7, 41.5] },
  { name: 'Salt Lake City', at: [-111.89, 40.76] },
  { name: 'Las Vegas', at: [-115.14, 36.17] },
  { name: 'Spokane', at: [-117.43, 47.66] },
  { name: 'Boise', at: [-116.2, 43.61] },
  { name: 'Seattle', at: [-122.33, 47.61] },
  { name: 'Portland', at: [-122.68, 45.52] },
  { name: 'Sacramento', at: [-121.49, 38.58] },
  { name: 'Phoenix', at: [-112.07, 33.45] },
  { name: 'Albuquerque', at: [-106.65, 35.08] },
  { name: 'Oklahoma City', at: [-97.52, 35.47] },
  { name: 'El Paso', at: [-106.49, 31.76] },
  { name: 'Charlotte', at: [-80.84, 35.23] },
  { name: 'Butte', at: [-112.53, 46] },
]
