import type { Trip } from '../driving/driver-log.ts'
import type { RuledCountry } from '../driving/driving-hours.ts'
import { crossingPoints } from './crossing-points.ts'
import { kilometresBetween } from './distance.ts'
import type { Lane } from './estimate.ts'

/** Kilometres an hour on the way, in the middle of what estimates count with. */
const SPEED = 85

/** Undefined where one driver does not go all the way, as into Mexico, or where a ferry's hours depend on the day. */
export function tripOf(lane: Lane): Trip | undefined {
  const countries = lane.countries.filter((country): country is RuledCountry => country !== 'MX')
  if (countries.length < lane.countries.length || lane.ferries.length > 0) return undefined
  const { about } = lane.kilometres
  const hours = (lane.borderHours.low + lane.borderHours.high) / 2 / (lane.borders.length || 1)
  return {
    kilometres: about,
    hours: about / SPEED,
    countries,
    borders: lane.borders.map(({ name }) => ({ share: shareAt(lane.path, name), hours })),
  }
}

/** How far along the path the point is that lies nearest to a crossing. */
function shareAt(path: Lane['path'], crossing: string): number {
  const known = crossingPoints[crossing]
  const points = path.map(([longitude, latitude]) => ({ longitude, latitude }))
  const lengths = points.slice(1).map((end, at) => kilometresBetween(points[at] ?? end, end))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  if (!known || total === 0) return 0.5
  const [longitude, latitude] = known
  const distances = points.map((point) => kilometresBetween(point, { longitude, latitude }))
  let [best, come, share] = [Number.POSITIVE_INFINITY, 0, 0.5]
  for (const [at, length] of lengths.entries()) {
    const [before = 0, after = 0] = [distances[at], distances[at + 1]]
    if (before + after - length < best) {
      best = before + after - length
      share = (come + (length * before) / (before + after || 1)) / total
    }
    come += length
  }
  return share
}
