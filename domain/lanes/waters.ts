import type { Point } from './distance.ts'

/** A line along the middle of water that no road crosses. */
type Water = readonly Point[]

/** Reads `Puget Sound: 47.29,-122.54 47.40,-122.45 …`, one line of points a line. */
export const parseWaters = (text: string): Water[] =>
  text
    .split('\n')
    .filter((row) => row && !row.startsWith('#'))
    .map((row) =>
      (row.split(': ')[1] ?? '').split(' ').map((point) => {
        const [latitude = 0, longitude = 0] = point.split(',').map(Number)
        return { latitude, longitude }
      }),
    )

/** Whether the straight line between two points crosses such water. */
export const isAcross = (waters: readonly Water[], one: Point, other: Point): boolean =>
  waters.some((water) => water.some((end, at) => at > 0 && meet(water[at - 1] ?? end, end, one, other)))

const meet = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)

/** Whether a point lies to the left of the line from a to b. */
const side = (a: Point, b: Point, point: Point): boolean =>
  (b.longitude - a.longitude) * (point.latitude - a.latitude) >
  (b.latitude - a.latitude) * (point.longitude - a.longitude)
