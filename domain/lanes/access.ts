import { kilometresBetween, type Point } from './distance.ts'
import type { RoadGraph } from './graph.ts'
import type { Access, Route } from './shortest-path.ts'

/** Side roads are this much longer than the straight line. */
export const SIDE_ROAD = 1.3
/** Beyond this no road of ours is near. */
const FARTHEST_KM = 110
/** A place as near as this to a town of the highways is that town. */
const IN_TOWN_KM = 3
const KM_PER_DEGREE = 111.2
const MAX_ACCESSES = 6

/** Where a place lies: a road of another country, or across the water, is out of its reach. */
export interface Site extends Point {
  country: string
  island?: string | undefined
}

interface Foot extends Point {
  edge: number
  /** From the place to the highway, straight. */
  offset: number
}

/** How a place reaches the highways of its country: by the nearest points on them. None when it lies too far off. */
export function accessesOf(graph: RoadGraph, place: Site): Access[] {
  return inTown(graph, place, IN_TOWN_KM) ?? alongRoads(graph, place) ?? onIsland(graph, place)
}

/** An island of one harbour, whose own roads we do not know. */
const onIsland = (graph: RoadGraph, place: Site): Access[] =>
  (place.island && inTown(graph, place, FARTHEST_KM)) || []

function inTown(graph: RoadGraph, place: Site, within: number): Access[] | undefined {
  let [nearest, offset] = [-1, within]
  for (const [node, town] of graph.nodes.entries()) {
    if (Math.abs(town.latitude - place.latitude) > 1 || !isReachable(town, place)) continue
    const away = kilometresBetween(town, place)
    if (away <= offset && !graph.isAcrossWater(town, place)) [nearest, offset] = [node, away]
  }
  const town = graph.nodes[nearest]
  if (!town) return undefined
  const side = offset * SIDE_ROAD
  return [{ node: nearest, kilometres: side, via: [town.longitude, town.latitude], edge: -1, side }]
}

const isReachable = (node: { country: string; island?: string | undefined }, place: Site): boolean =>
  node.country === place.country && node.island === place.island

function alongRoads(graph: RoadGraph, place: Site): Access[] | undefined {
  const feet = graph.edges
    .flatMap((_, edge) => footOn(graph, edge, place) ?? [])
    .filter(({ offset }) => offset <= FARTHEST_KM)
    .toSorted((one, other) => one.offset - other.offset)
    .values()
    .filter((foot) => !graph.isAcrossWater(place, foot))
    .take(MAX_ACCESSES)
    .toArray()
  const [nearest] = feet
  return (
    nearest &&
    feet.filter(({ offset }) => offset <= nearest.offset * 1.5 + 12).flatMap((foot) => bothWays(graph, foot))
  )
}

/** The point of an edge that is nearest to a place, on a flat map around the place. */
function footOn({ nodes, edges }: RoadGraph, edge: number, place: Site): Foot | undefined {
  const { from = 0, to = 0, ferry } = edges[edge] ?? {}
  const [one, other] = [nodes[from], nodes[to]]
  if (ferry || !one || !other || !isReachable(one, place) || !isReachable(other, place)) return undefined
  const squeeze = Math.cos((place.latitude * Math.PI) / 180)
  const [runX, runY] = [(other.longitude - one.longitude) * squeeze, other.latitude - one.latitude]
  const [x, y] = [(place.longitude - one.longitude) * squeeze, place.latitude - one.latitude]
  const share = Math.min(1, Math.max(0, (x * runX + y * runY) / (runX * runX + runY * runY || 1)))
  return {
    edge,
    offset: Math.hypot(x - share * runX, y - share * runY) * KM_PER_DEGREE,
    latitude: one.latitude + share * (other.latitude - one.latitude),
    longitude: one.longitude + share * (other.longitude - one.longitude),
  }
}

function bothWays({ nodes, edges }: RoadGraph, foot: Foot): Access[] {
  const edge = edges[foot.edge]
  const [one, other] = [nodes[edge?.from ?? -1], nodes[edge?.to ?? -1]]
  if (!edge || !one || !other) return []
  const share = kilometresBetween(one, foot) / (kilometresBetween(one, other) || 1)
  const via: [number, number] = [foot.longitude, foot.latitude]
  const side = foot.offset * SIDE_ROAD
  return [
    { node: edge.from, kilometres: side + share * edge.kilometres, via, edge: foot.edge, side },
    { node: edge.to, kilometres: side + (1 - share) * edge.kilometres, via, edge: foot.edge, side },
  ]
}

/** Two places on one stretch of a highway, between two towns: neither town is passed. */
export function sharedStretch(starts: Access[], ends: Access[]): Route | undefined {
  const routes = starts.flatMap((start) =>
    ends
      .filter((end) => end.edge === start.edge && end.node === start.node)
      .map((end): Route => {
        const between = Math.abs(start.kilometres - start.side - (end.kilometres - end.side))
        return { kilometres: start.side + between + end.side, start, end, nodes: [], edges: [] }
      }),
  )
  return routes.toSorted((one, other) => one.kilometres - other.kilometres)[0]
}
