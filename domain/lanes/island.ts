import { kilometresBetween, type Point } from './distance.ts'

/** Land that only a ferry reaches: a ring around it, or its middle and a radius in kilometres. */
export interface Island {
  name: string
  ring: Point[]
  radius?: number
}

/** Reads `Nantucket: 41.28,-70.05 20` and `Newfoundland: 51.75,-55.2 51.65,-55.9 …`, one island a line. */
export const parseIslands = (text: string): Island[] =>
  text
    .split('\n')
    .filter((row) => row && !row.startsWith('#'))
    .map((row) => {
      const [name = '', points = ''] = row.split(': ')
      const cells = points.split(' ').map((cell) => cell.split(',').map(Number))
      const ring = cells.flatMap(([latitude = 0, longitude]) =>
        longitude === undefined ? [] : [{ latitude, longitude }],
      )
      const radius = cells.find((cell) => cell.length === 1)?.[0]
      return radius === undefined ? { name, ring } : { name, ring, radius }
    })

export const islandAt = (islands: Island[], point: Point): string | undefined =>
  islands.find((island) => contains(island, point))?.name

function contains({ ring, radius }: Island, point: Point): boolean {
  const [middle] = ring
  return radius !== undefined && middle ? kilometresBetween(middle, point) <= radius : isWithin(ring, point)
}

/** A line from the point to the east meets the ring an odd number of times. */
function isWithin(ring: Point[], { latitude, longitude }: Point): boolean {
  const crossed = ring.filter((one, at) => {
    const other = ring.at(at - 1) ?? one
    if (one.latitude > latitude === other.latitude > latitude) return false
    const share = (latitude - one.latitude) / (other.latitude - one.latitude)
    return longitude < one.longitude + share * (other.longitude - one.longitude)
  })
  return crossed.length % 2 === 1
}
