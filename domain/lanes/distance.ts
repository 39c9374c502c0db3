export interface Point {
  latitude: number
  longitude: number
}

export const EARTH_RADIUS_KM = 6371
export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Along the great circle. */
export function kilometresBetween(one: Point, other: Point): number {
  const rise = Math.sin(radians(other.latitude - one.latitude) / 2)
  const run = Math.sin(radians(other.longitude - one.longitude) / 2)
  const share = rise * rise + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * run * run
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(share)))
}
