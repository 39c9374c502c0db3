import { kilometresBetween } from '../../../domain/lanes/distance.ts'
import { countryNames, regionOf } from '../../../domain/lanes/regions.ts'
import { SHORT_WORDS } from '../address-words.ts'
import type { KnownPlace } from '../known-place.ts'
import { normalise } from '../normalise.ts'
import { type PlaceIndex, placesCalled } from '../place-index.ts'

/** A text as people type it into a form, and the town that it names. */
export interface TypedAddress {
  typed: string
  town: KnownPlace
}

/** Streets that are called after other towns, provinces and states, as the hardest are. */
const STREETS: Record<string, readonly string[]> = {
  CA: [
    '170 St|100 Ave NW|Calgary Trail|Ontario St|Edmonton Ave|Regina Dr|Jasper Ave|Victoria Rd|Range Road 235|TWP RD 531A',
    'Highway 16|Hwy 2A|Dundas St W|Kingston Rd|Steeles Ave E|Industrial Pkwy|52 Street SE|St. George St|Queen Elizabeth Way',
  ],
  QC: [
    'rue Saint-Paul|boul. Laurier|chemin Sainte-Foy|av. Ontario|rue Notre-Dame O|route 132|rang 5|rue Principale|montée Saint-Hubert',
  ],
  US: [
    'Main St|Washington Blvd|US Hwy 441|E Jurupa St|W Columbus Dr|Lincoln Hwy|Ohio St|Dallas Pkwy|N Houston Rd|State Route 7',
    'County Road 12|Jackson Ave|Salem Rd|Hollywood Blvd|Interstate Dr|SW 8th St|Old Denver Rd|St. Charles Ave',
  ],
  MX: [
    'Calle Hidalgo|Av. Constitución|Blvd. Díaz Ordaz|Carretera Nacional|Calle 5 de Mayo|Av. Monterrey|Calzada Guadalupe',
  ],
}
const UNITS = ['', '', '', 'Unit 4, ', 'Suite 200 - ', '#12, ', 'Dock 7, ', 'Bldg C, ', 'PO Box 1234, ']
const SITES: Record<string, readonly string[]> = {
  CA: ['Airport', 'CN yard', 'terminal', 'warehouse', 'Industrial Park', 'Costco DC', 'mill site'],
  US: [
    'Airport',
    'BNSF yard',
    'terminal',
    'warehouse',
    'Industrial Park',
    'Walmart DC',
    'distribution center',
  ],
  MX: ['Parque Industrial', 'aduana', 'terminal', 'aeropuerto'],
}

/** As many addresses as asked for of towns of the tables: the same ones every time for one seed. */
export function typedAddresses(index: PlaceIndex, count: number, seed = 1): TypedAddress[] {
  const random = randomFrom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const all = [...index.byName.values()].flatMap((ones) =>
    ones.filter((one, at) => ones.findIndex((other) => isSameRegion(one, other)) === at),
  )
  const towns = ['CA', 'CA', 'CA', 'US', 'US', 'MX'].map((country) =>
    all.filter((one) => one.country === country),
  )
  return Array.from({ length: count }, () => {
    const town = pick(pick(towns))
    const isLargest = placesCalled(index, normalise(town.name))[0] === town
    const forms = town.country === 'MX' ? mexican : town.region === 'QC' ? [...northern, ...french] : northern
    const write = pick(isLargest ? [...forms, ...bare] : forms)
    return { typed: pick(manners)(write({ town, pick, code: codeOf(index, town, random) })), town }
  })
}

const isSameRegion = (one: KnownPlace, other: KnownPlace): boolean =>
  one.country === other.country && one.region === other.region

interface Writing {
  town: KnownPlace
  pick: <Item>(items: readonly Item[]) => Item
  /** A postal code of the area around it. */
  code: string
}

const streetOf = ({ town, pick }: Writing, key: string): string => {
  const number = pick(['7', '45', '120', '1212', '4950', '10000', '12825', '20270'])
  const street = pick(pick(STREETS[key] ?? []).split('|'))
  return town.country === 'MX' || key === 'QC'
    ? [number, street].join(key === 'QC' ? ', ' : ' ')
    : `${number} ${street}`
}
const fullRegion = ({ country, region }: KnownPlace): string => regionOf(country, region)?.name ?? region
const nameAlone = ({ name }: KnownPlace): string => name.replace(/ \(.*/, '')

const northern: readonly ((writing: Writing) => string)[] = [
  (one) => `${one.pick(UNITS)}${streetOf(one, one.town.country)}, ${nameAlone(one.town)}, ${one.town.region}`,
  (one) =>
    `${one.pick(UNITS)}${streetOf(one, one.town.country)}, ${nameAlone(one.town)}, ${one.town.region} ${one.code}`,
  (one) => `${streetOf(one, one.town.country)} ${nameAlone(one.town)} ${one.town.region}`,
  (one) => `${streetOf(one, one.town.country)} ${nameAlone(one.town)} ${one.town.region} ${one.code}`,
  (one) =>
    `${streetOf(one, one.town.country)}, ${nameAlone(one.town)}, ${fullRegion(one.town)}, ${countryNames[one.town.country]}`,
  (one) => `${nameAlone(one.town)}, ${fullRegion(one.town)}`,
  (one) => `${nameAlone(one.town)} ${one.town.region} ${one.code}`,
  (one) => `${nameAlone(one.town)} (${one.town.region})`,
  (one) => `${one.code} ${nameAlone(one.town)}, ${one.town.region}`,
  (one) =>
    `${SHORT_WORDS.has(one.town.region.toLowerCase()) ? fullRegion(one.town) : one.town.region}, ${nameAlone(one.town)}`,
  (one) => `${countryNames[one.town.country]}, ${fullRegion(one.town)}, ${nameAlone(one.town)}`,
  (one) => `${nameAlone(one.town)} ${one.pick(SITES[one.town.country] ?? [])}, ${one.town.region}`,
  (one) => `${one.pick(SITES[one.town.country] ?? [])} in ${nameAlone(one.town)} ${one.town.region}`,
  (one) => `CFB ${nameAlone(one.town)}, ${one.town.region}`,
]

/** Without a region only the largest of a name can be meant. */
const bare: readonly ((writing: Writing) => string)[] = [
  (one) => `${nameAlone(one.town)} Airport`,
  (one) => nameAlone(one.town),
]

const french: readonly ((writing: Writing) => string)[] = [
  (one) => `${streetOf(one, 'QC')}, ${nameAlone(one.town)} (Québec) ${one.code}`,
  (one) => `${streetOf(one, 'QC')}, ${nameAlone(one.town)}, QC, ${one.code}`,
  (one) => `${streetOf(one, 'QC')} ${nameAlone(one.town)} Québec`,
  (one) => `entrepôt, ${nameAlone(one.town)}, Québec`,
  (one) => `aéroport de ${nameAlone(one.town)}, QC`,
]

const mexican: readonly ((writing: Writing) => string)[] = [
  (one) => `${streetOf(one, 'MX')} 123, Col. Centro, ${nameAlone(one.town)}, ${one.town.region}, Mexico`,
  (one) => `${streetOf(one, 'MX')}, ${nameAlone(one.town)}, ${fullRegion(one.town)}, México`,
  (one) => `${nameAlone(one.town)}, ${one.town.region}`,
  (one) => `${nameAlone(one.town)}, ${fullRegion(one.town)}`,
  (one) => `${one.pick(SITES.MX ?? [])} ${nameAlone(one.town)}, ${one.town.region}, MX`,
  (one) => `México, ${fullRegion(one.town)}, ${nameAlone(one.town)}`,
]

/** As typed, in capitals, without accents or without a comma. */
const manners: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  (text) => text.replaceAll(/, /g, ' '),
  (text) => text.replaceAll(/, /g, ' ').toUpperCase(),
]

function codeOf({ fsas, zips }: PlaceIndex, town: KnownPlace, random: () => number): string {
  const digits = (count: number): string => String(Math.floor(random() * 10 ** count)).padStart(count, '0')
  const areas = [...(town.country === 'CA' ? fsas : zips)].filter(
    ([, { region, country }]) => region === town.region && country === town.country,
  )
  const [nearest] = areas.toSorted(
    ([, one], [, other]) => kilometresBetween(one, town) - kilometresBetween(other, town),
  )
  if (!nearest) return ''
  if (town.country === 'CA')
    return `${nearest[0]} ${digits(1)}${'ABCEGHJK'.charAt(Math.floor(random() * 8))}${digits(1)}`
  return `${nearest[0]}${digits(2)}${random() < 0.3 ? `-${digits(4)}` : ''}`
}

/** Numbers from 0 to 1, the same for one seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}
