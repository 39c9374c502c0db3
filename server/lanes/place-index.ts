import { readFile } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { lettersOf } from '../../domain/forms/mistakes-between.ts'
import { type Country, countryNames, isCountry } from '../../domain/lanes/regions.ts'
import type { KnownPlace } from './known-place.ts'
import { isSameTown, labelNamesakes } from './namesakes.ts'
import { normalise } from './normalise.ts'

export interface PlaceIndex {
  /** By normalised name, the most likely first. */
  byName: Map<string, KnownPlace[]>
  /** By normalised label those that share their name and region with another: `sydenham on near kingston`. */
  labels: Map<string, KnownPlace>
  /** Normalised names that mean one place: `gta`, `cdmx`. */
  aliases: Map<string, KnownPlace>
  /** All normalised names and aliases, sorted. */
  names: string[]
  /** `names` by their first letter, each with its `lettersOf`, for typing mistakes. */
  byLetter: Map<string, { name: string; letters: number }[]>
  /** The largest few of each province and state, the largest first. */
  largest: KnownPlace[]
  /** By the first half of a Canadian postal code. */
  fsas: Map<string, KnownPlace>
  /** Towns of areas too wide to mean one place, by their normalised postal code or name. */
  wideAreas: Map<string, KnownPlace[]>
  /** By the first three digits of a ZIP code. */
  zips: Map<string, KnownPlace>
  /** Labels of the towns at border crossings. */
  borderTowns: ReadonlySet<string>
}

/** Rows read before other requests get their turn: about 2 ms of work. */
const SLICE = 500

/** `Tianguistengo (La Romera)`, `Hacienda la Cruz [Fraccionamiento]`: what nobody writes. */
const MORE = / ?[([].*/

/** Reads the tables, some 30,000 places. */
export async function openPlaceIndex(): Promise<PlaceIndex> {
  const byName = new Map<string, KnownPlace[]>()
  for (const file of ['places.txt', 'freight-places.txt', 'small-places.txt', 'communities.txt']) {
    await eachRow(file, (region, [name = '', latitude, longitude, weight]) =>
      add(byName, placeAt(region, name.replace(MORE, ''), latitude, longitude, Number(weight))),
    )
  }
  await readMunicipalities(byName)
  for (const places of byName.values()) if (places.length > 1) places.sort(byWeight)
  await nextTurn()
  const labels = labelNamesakes(byName)
  await nextTurn()
  const aliases = await readAliases(byName)
  const names = [...new Set([...byName.keys(), ...aliases.keys()])].sort()
  await nextTurn()
  const spelled = names.map((name) => ({ name, letters: lettersOf(name) }))
  const byLetter = Map.groupBy(spelled, ({ name }) => name.charAt(0))
  await nextTurn()
  const largest = largestOfRegions([...byName.values()].flat())
  await nextTurn()
  const wideAreas = await readWideAreas(byName)
  const fsas = new Map([...(await readAreas('fsa.txt')), ...(await readAreas('area-towns.txt'))])
  for (const code of wideAreas.keys()) fsas.delete(code.toUpperCase())
  return {
    byName,
    labels,
    aliases,
    names,
    byLetter,
    largest,
    fsas,
    wideAreas,
    zips: await readAreas('zip3.txt'),
    borderTowns: await readBorderTowns(),
  }
}

function add(byName: Map<string, KnownPlace[]>, place: KnownPlace): void {
  const key = normalise(place.name)
  const known = byName.get(key)
  const same = known?.find((one) => isSameTown(one, place))
  if (same) same.weight = Math.max(same.weight, place.weight)
  else if (known) known.push(place)
  else byName.set(key, [place])
}

/** Municipalities stand at the point of the town that each row names, the largest of that name. */
const readMunicipalities = (byName: Map<string, KnownPlace[]>): Promise<void> =>
  eachRow('municipalities.txt', (region, [name = '', town = '', weight]) => {
    const [country, code] = region.split('-')
    const [at] = (byName.get(normalise(town)) ?? [])
      .filter((place) => place.country === country && place.region === code && place.name === town)
      .toSorted(byWeight)
    if (!at) throw new Error(`The tables have no place called ${town} in ${region}`)
    add(byName, { ...at, name, label: labelOf(name, at.region, at.country), weight: Number(weight) })
  })

/** The likeliest first, for `sort`. */
export const byWeight = (one: KnownPlace, other: KnownPlace): number => other.weight - one.weight

const LARGEST_OF_REGION = 8

function largestOfRegions(places: KnownPlace[]): KnownPlace[] {
  const byRegion = Map.groupBy(places, ({ country, region }) => `${country}-${region}`)
  return [...byRegion.values()]
    .flatMap((ones) => ones.sort(byWeight).slice(0, LARGEST_OF_REGION))
    .sort(byWeight)
}

const labelOf = (name: string, region: string, country: Country): string =>
  country === 'MX'
    ? `${name}, ${region === 'DF' ? 'CDMX' : region}, ${countryNames.MX}`
    : `${name}, ${region}`

/** By a normalised name, what is meant by an alias first. */
export const placesCalled = ({ aliases, byName }: PlaceIndex, name: string): KnownPlace[] => {
  const alias = aliases.get(name)
  return [...(alias ? [alias] : []), ...(byName.get(name) ?? [])]
}

/** Places whose normalised name begins with `start`, in alphabetical order. */
export function placesBeginning({ aliases, byName, names }: PlaceIndex, start: string): KnownPlace[] {
  let [low, high] = [0, names.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((names[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  const places: KnownPlace[] = []
  for (let name = names[low]; name?.startsWith(start); name = names[++low]) {
    const alias = aliases.get(name)
    if (alias) places.push(alias)
    for (const place of byName.get(name) ?? []) places.push(place)
  }
  return places
}

async function readAreas(file: string): Promise<Map<string, KnownPlace>> {
  const areas = new Map<string, KnownPlace>()
  await eachRow(file, (region, [code = '', latitude, longitude, name = '']) => {
    const place = placeAt(region, name, latitude, longitude, 0)
    areas.set(code, { ...place, label: `${place.label} ${code}` })
  })
  return areas
}

/** Of rows like `Douglas CA-BC - Blaine US-WA: …` both towns. */
async function readBorderTowns(): Promise<ReadonlySet<string>> {
  const rows = await readTable('crossings.txt')
  const towns = rows.matchAll(/(?:^|- )([^#\n]+?) (CA|US|MX)-([A-Z]{2,3})(?= - |:)/gm)
  return new Set(
    towns.map(([, name = '', country, region = '']) => labelOf(name, region, country as Country)),
  )
}

async function readAliases(byName: Map<string, KnownPlace[]>): Promise<Map<string, KnownPlace>> {
  const rows = await readPairs('aliases.txt')
  return new Map(rows.map(([alias, label]) => [normalise(alias), placeLabelled(byName, label)]))
}

async function readWideAreas(byName: Map<string, KnownPlace[]>): Promise<Map<string, KnownPlace[]>> {
  const rows = await readPairs('wide-areas.txt')
  return new Map(
    rows.map(([name, labels]) => [
      normalise(name),
      labels.split(' | ').map((label) => placeLabelled(byName, label)),
    ]),
  )
}

/** Rows like `gta = Toronto, ON`. */
async function readPairs(file: string): Promise<[name: string, meaning: string][]> {
  const rows = (await readTable(file)).split('\n').filter((row) => row && !row.startsWith('#'))
  return rows.map((row) => {
    const [name = '', meaning = ''] = row.split(' = ')
    return [name, meaning]
  })
}

function placeLabelled(byName: Map<string, KnownPlace[]>, label: string): KnownPlace {
  const place = byName.get(normalise(label.split(', ')[0] ?? ''))?.find((known) => known.label === label)
  if (!place) throw new Error(`The tables have no place called ${label}`)
  return place
}

/** Degrees, or hundredths of degrees north and west of zero as in the generated tables. */
const degrees = (text: string): number => (text.includes('.') ? Number(text) : Number(text) / 100)

function placeAt(region: string, name: string, latitude = '', longitude = '', weight: number): KnownPlace {
  const [country = '', code = ''] = region.split('-')
  if (!isCountry(country)) throw new Error(`No country is called ${country}`)
  const west = longitude.startsWith('-') ? degrees(longitude) : -degrees(longitude)
  const point = { longitude: west, latitude: degrees(latitude) }
  return { label: labelOf(name, code, country), name, region: code, country, ...point, weight }
}

async function eachRow(file: string, use: (region: string, cells: string[]) => void): Promise<void> {
  let region = ''
  for (const [at, row] of (await readTable(file)).split('\n').entries()) {
    if (row.startsWith('=')) region = row.slice(1)
    else if (row && !row.startsWith('#')) use(region, row.split('|'))
    if (at % SLICE === SLICE - 1) await nextTurn()
  }
}

const readTable = (file: string): Promise<string> =>
  readFile(new URL(`tables/${file}`, import.meta.url), 'utf8')
