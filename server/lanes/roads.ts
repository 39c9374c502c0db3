import { readFile } from 'node:fs/promises'
import type { Roads } from '../../domain/lanes/estimate.ts'
import { buildGraph } from '../../domain/lanes/graph.ts'
import { parseHighways, type Town } from '../../domain/lanes/highways.ts'
import { normalise } from './normalise.ts'
import type { KnownPlace, PlaceIndex } from './place-index.ts'

/** The highways, joined to the places of the gazetteer. */
export async function openRoads(places: PlaceIndex): Promise<Roads> {
  const [highways, crossings] = await Promise.all([readTable('highways.txt'), readTable('crossings.txt')])
  const names = new Map(parseCrossings(crossings))
  const crossingName = (one: string, other: string): string =>
    names.get(`${one} - ${other}`) ?? names.get(`${other} - ${one}`) ?? 'the border'
  return { graph: buildGraph(withPoints(parseHighways(highways)), locator(places)), crossingName }
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
  return text
    .split('\n')
    .filter((row) => row && !row.startsWith('#'))
    .map((row) => {
      const [towns = '', name = ''] = row.split(': ')
      return [towns, name]
    })
}

const readTable = (file: string): Promise<string> =>
  readFile(new URL(`tables/${file}`, import.meta.url), 'utf8')
