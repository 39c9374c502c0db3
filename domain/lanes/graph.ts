import { kilometresBetween, type Point } from './distance.ts'
import { type Highway, lengthFactors, type Town } from './highways.ts'
import { type Country, isCountry } from './regions.ts'

export interface RoadNode extends Point {
  /** `Coutts CA-AB` */
  key: string
  country: Country
}

export interface RoadEdge {
  from: number
  to: number
  kilometres: number
  /** Kilometres along the great circle. */
  straight: number
  /** Kilometres, and more where the road is avoided when there is a choice. */
  cost: number
  isBorder: boolean
}

export interface RoadGraph {
  nodes: RoadNode[]
  edges: RoadEdge[]
  /** The edges at each node, by position. */
  edgesAt: number[][]
}

const NARROW_COST = 1.2
/** A border costs time and papers: a lane crosses it only to save this many kilometres. */
const BORDER_COST_KM = 80

const keyOf = ({ name, region }: Pick<Town, 'name' | 'region'>): string => `${name} ${region}`

/** Throws when a town has no coordinates and `locate` does not know it. */
export function buildGraph(highways: Highway[], locate: (town: Town) => Point | undefined): RoadGraph {
  const graph: RoadGraph = { nodes: [], edges: [], edgesAt: [] }
  const positions = new Map<string, number>()
  const nodeFor = (town: Town): number => {
    const key = keyOf(town)
    const known = positions.get(key)
    if (known !== undefined) return known
    const point = town.at ? { latitude: town.at[0], longitude: town.at[1] } : locate(town)
    if (!point) throw new Error(`No coordinates for ${key}`)
    const country = town.region.slice(0, 2)
    if (!isCountry(country)) throw new Error(`No country is called ${country}`)
    positions.set(key, graph.nodes.length)
    graph.edgesAt.push([])
    return graph.nodes.push({ key, country, ...point }) - 1
  }
  for (const highway of highways) {
    const towns = highway.towns.map(nodeFor)
    for (const [position, to] of towns.entries()) {
      const from = towns[position - 1]
      if (from !== undefined) addEdge(graph, highway, from, to, highway.towns[position]?.kilometres)
    }
  }
  return graph
}

function addEdge(
  { nodes, edges, edgesAt }: RoadGraph,
  highway: Highway,
  from: number,
  to: number,
  stated?: number,
) {
  const [one, other] = [nodes[from], nodes[to]]
  if (!one || !other) return
  const straight = kilometresBetween(one, other)
  const kilometres = stated ?? straight * lengthFactors[highway.terrain]
  const isBorder = one.country !== other.country
  const cost = kilometres * (highway.isNarrow ? NARROW_COST : 1) + (isBorder ? BORDER_COST_KM : 0)
  const edge = edges.push({ from, to, kilometres, straight, cost, isBorder }) - 1
  edgesAt[from]?.push(edge)
  edgesAt[to]?.push(edge)
}
