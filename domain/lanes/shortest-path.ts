import type { RoadGraph } from './graph.ts'

/** Where a lane joins or leaves the roads: a node, and what lies between it and the place. */
export interface Access {
  node: number
  /** From the place to the node. */
  kilometres: number
  /** Where the side road meets the highway, which edge that is, and how long the side road. */
  via: [longitude: number, latitude: number]
  edge: number
  side: number
}

export interface Route {
  kilometres: number
  start: Access
  end: Access
  /** Positions of nodes, from start to end. */
  nodes: number[]
  /** Positions of edges between them. */
  edges: number[]
}

/** Dijkstra from all accesses of one place to all of another. */
export function shortestRoute(
  graph: RoadGraph,
  starts: Access[],
  ends: Access[],
  isOpen: (node: number) => boolean,
): Route | undefined {
  const costs = new Float64Array(graph.nodes.length).fill(Number.POSITIVE_INFINITY)
  const cameBy = new Int32Array(graph.nodes.length).fill(-1)
  const heap: Entry[] = []
  for (const { node, kilometres } of starts) {
    if (kilometres >= (costs[node] ?? 0)) continue
    costs[node] = kilometres
    push(heap, { node, cost: kilometres })
  }
  let best = Number.POSITIVE_INFINITY
  let bestEnd: Access | undefined
  const endsAt = Map.groupBy(ends, (end) => end.node)
  for (let next = pop(heap); next && next.cost < best; next = pop(heap)) {
    if (next.cost > (costs[next.node] ?? 0)) continue
    for (const end of endsAt.get(next.node) ?? []) {
      if (next.cost + end.kilometres >= best) continue
      best = next.cost + end.kilometres
      bestEnd = end
    }
    for (const edgeAt of graph.edgesAt[next.node] ?? []) {
      const edge = graph.edges[edgeAt]
      if (!edge) continue
      const node = edge.from === next.node ? edge.to : edge.from
      const cost = next.cost + edge.cost
      if (cost >= (costs[node] ?? 0) || !isOpen(node)) continue
      costs[node] = cost
      cameBy[node] = edgeAt
      push(heap, { node, cost })
    }
  }
  return bestEnd && traceRoute(graph, starts, bestEnd, cameBy)
}

function traceRoute(graph: RoadGraph, starts: Access[], end: Access, cameBy: Int32Array): Route | undefined {
  const nodes = [end.node]
  const edges: number[] = []
  let node = end.node
  for (let at = cameBy[node] ?? -1; at >= 0; at = cameBy[node] ?? -1) {
    const edge = graph.edges[at]
    if (!edge) return undefined
    node = edge.from === node ? edge.to : edge.from
    nodes.unshift(node)
    edges.unshift(at)
  }
  const start = starts
    .filter((access) => access.node === node)
    .toSorted((one, other) => one.kilometres - other.kilometres)[0]
  if (!start) return undefined
  const driven = edges.reduce((sum, at) => sum + (graph.edges[at]?.kilometres ?? 0), 0)
  return { kilometres: start.kilometres + driven + end.kilometres, start, end, nodes, edges }
}

interface Entry {
  node: number
  cost: number
}

function push(heap: Entry[], entry: Entry): void {
  let at = heap.length
  while (at > 0) {
    const above = (at - 1) >> 1
    const parent = heap[above]
    if (!parent || parent.cost <= entry.cost) break
    heap[at] = parent
    at = above
  }
  heap[at] = entry
}

function pop(heap: Entry[]): Entry | undefined {
  const least = heap[0]
  const last = heap.pop()
  if (!last || heap.length === 0) return least
  let at = 0
  for (let below = 1; below < heap.length; below = 2 * at + 1) {
    const right = heap[below + 1]
    if (right && right.cost < (heap[below]?.cost ?? 0)) below += 1
    const child = heap[below]
    if (!child || child.cost >= last.cost) break
    heap[at] = child
    at = below
  }
  heap[at] = last
  return least
}
