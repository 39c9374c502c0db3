import { EARTH_RADIUS_KM, radians } from './distance.ts'

/** Conic conformal, true along two parallels, upright along one meridian: the family of the site's other maps. */
const SOUTH = 36
const NORTH = 52
const MERIDIAN = -103
/** One unit is about 5 km where freight goes. */
const KM_PER_UNIT = 5

const tangent = (latitude: number): number => Math.tan(Math.PI / 4 + radians(latitude) / 2)
const cone =
  Math.log(Math.cos(radians(SOUTH)) / Math.cos(radians(NORTH))) / Math.log(tangent(NORTH) / tangent(SOUTH))
const scale = (EARTH_RADIUS_KM / KM_PER_UNIT) * ((Math.cos(radians(SOUTH)) * tangent(SOUTH) ** cone) / cone)

const MIDDLE = scale / tangent(46) ** cone

/** On the map, in units of about 5 km. */
export type MapPoint = [x: number, y: number]

/** Where a place is on the map: x to the right, y down, both about 0 in the middle of the continent. */
export function project(longitude: number, latitude: number): MapPoint {
  const radius = scale / tangent(latitude) ** cone
  const angle = cone * radians(longitude - MERIDIAN)
  return [radius * Math.sin(angle), radius * Math.cos(angle) - MIDDLE]
}
