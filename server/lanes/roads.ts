import { readFile } from 'node:fs/promises'
import type { Place, Roads } from '../../domain/lanes/estimate.ts'
import { ferries } from '../../domain/lanes/ferries.ts'
import { buildGraph } from '../../domain/lanes/graph.ts'
import { parseHighways, type Town } from '../../domain/lanes/highways.ts'
import { islandAt, parseIslands } from '../../domain/lanes/island.ts'
import { isAcross, parseWaters } from '../../domain/lanes/waters.ts'
import type { KnownPlace } from './known-place.ts'
import { normalise } from './normalise.ts'
import type { PlaceIndex } from './place-index.ts'

/** The highways, joined to the places of the gazetteer. */
export async function openRoads(places: PlaceIndex): Promise<Roads> {
  const [highways, crossings, islands, waters] = await Promise.all(
    ['highways.txt', 'crossings.txt', 'islands.txt', 'waters.txt'].map(readTable),
  )
  const names = new Map(parseCrossings(crossings ?? ''))
  const crossingName = (one: string, other: string): string =>
    names.get(`${one} - ${other}`) ?? names.get(`${other} - ${one}`) ?? 'the border'
  const known = parseIslands(islands ?? '')
  const islandOf: Roads['islandAt'] = (point) => islandAt(known, point)
  const wide = parseWaters(waters ?? '')
  const graph = buildGraph(withPoints(parseHighways(highways ?? '')), locator(places), {
    ferries,
    islandAt: islandOf,
    isAcrossWater: (one, other) => isAcross(wide, one, other),
  })
  return { graph, crossingName, islandAt: islandOf }
}

/** A town gives its coordinates once; its other mentions share them. */
function withPoints(highways: ReturnType<typeof parseHighways>): typeof highways {
  const points = new Map<string, Town['at']>()
  for (const { towns } of highways) {
    for (const town of towns) if (town.at) points.set(`${town.name} ${town.region}`, town.at)
  }
  return highways.map((highway) => ({
    ...highway,
    towns: highway.towns.map((town) => ({ ...town, at: points.get(`${town.name} ${town.region}`) })),
  }))
}

function locator({ byName, aliases }: PlaceIndex): (town: Town) => KnownPlace | undefined {
  return ({ name, region }) => {
    const key = normalise(name)
    const isThere = (place: KnownPlace): boolean => `${place.country}-${place.region}` === region
    const alias = aliases.get(key)
    return byName.get(key)?.find(isThere) ?? (alias && isThere(alias) ? alias : undefined)
  }
}

function parseCrossings(text: string): [string, string][] {
  return rowsOf(text).map((row) => {
    const [towns = '', name = ''] = row.split(': ')
    return [towns, name]
  })
}

/** How freight goes where no road leads all year. */
export type RemoteMode = 'rail' | 'air and sea' | 'sea' | 'winter'

/** By label, such as `Moosonee, ON`, or by region: `CA-NU`. */
export async function openRemotePlaces(): Promise<(place: Place) => RemoteMode | undefined> {
  const modes = new Map(
    rowsOf(await readTable('remote.txt')).map((row) => row.split(': ') as [string, RemoteMode]),
  )
  return ({ label, country, region }) => modes.get(label) ?? modes.get(`${country}-${region}`)
}

const rowsOf = (text: string): string[] => text.split('\n').filter((row) => row && !row.startsWith('#'))

const readTable = (file: string): Promise<string> =>
  readFile(new URL(`tables/${file}`, import.meta.url), 'utf8')
