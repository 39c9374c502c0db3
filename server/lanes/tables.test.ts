import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { crossingPoints } from '../../domain/lanes/crossing-points.ts'
import { parseHighways } from '../../domain/lanes/highways.ts'
import { openPlaceIndex } from './place-index.ts'
import { openRoads } from './roads.ts'

const tables = new URL('tables/', import.meta.url)
const { graph, crossingName } = await openRoads(await openPlaceIndex())

const CONFEDERATION_BRIDGE = 'NB-16'

/** Towns where a highway of ours ends because little freight goes farther, or no road does. */
const roadsEndAt = new Set(
  readFileSync(new URL('testing/road-ends.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

test('the tables take at most 1 MB', () => {
  const bytes = readdirSync(tables).map((file) => statSync(new URL(file, tables)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_000_000)
})

test('each highway has a name of its own', () => {
  const names = parseHighways(readFileSync(new URL('highways.txt', tables), 'utf8')).map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('a highway ends only where that is known', () => {
  const ends = graph.nodes.filter((_, at) => graph.edgesAt[at]?.length === 1).map(({ key }) => key)
  expect(ends.filter((key) => !roadsEndAt.has(key))).toEqual([])
  expect([...roadsEndAt].filter((key) => !ends.includes(key))).toEqual([])
})

test('no stretch of a highway is shorter than the straight line, or more than twice as long', () => {
  const wrong = graph.edges.filter(
    ({ ferry, kilometres, straight }) =>
      !ferry && (kilometres < straight * 0.97 - 3 || kilometres > straight * 2 + 20),
  )
  expect(wrong.map(({ from, to }) => `${graph.nodes[from]?.key} - ${graph.nodes[to]?.key}`)).toEqual([])
})

test('a border crossing joins the last town on either side', () => {
  const long = graph.edges.filter(({ isBorder, kilometres }) => isBorder && kilometres > 22)
  expect(long.map(({ from, to }) => `${graph.nodes[from]?.key} - ${graph.nodes[to]?.key}`)).toEqual([])
})

test('only a ferry leads over water', () => {
  const wet = graph.edges.filter(({ from, to, ferry, highway }) => {
    const isSame = graph.nodes[from]?.island === graph.nodes[to]?.island
    return !ferry && !isSame && highway !== CONFEDERATION_BRIDGE
  })
  expect(wet.map(({ from, to }) => `${graph.nodes[from]?.key} - ${graph.nodes[to]?.key}`)).toEqual([])
})

test('each border crossing has a name, and a place on the map', () => {
  const unnamed = graph.edges
    .filter(({ isBorder }) => isBorder)
    .map(({ from, to }) => [graph.nodes[from]?.key ?? '', graph.nodes[to]?.key ?? ''] as const)
    .filter(([one, other]) => crossingName(one, other) === 'the border')
  expect(unnamed).toEqual([])
  const names = graph.edges.flatMap(({ isBorder, from, to }) =>
    isBorder ? crossingName(graph.nodes[from]?.key ?? '', graph.nodes[to]?.key ?? '') : [],
  )
  expect(names.filter((name) => !crossingPoints[name])).toEqual([])
})
