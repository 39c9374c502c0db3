import type { Place } from '../../domain/lanes/estimate.ts'
import type { KnownPlace } from './known-place.ts'
import { normalise } from './normalise.ts'
import { byWeight, type PlaceIndex, placesBeginning, placesCalled } from './place-index.ts'
import { regionsBeginning } from './region-words.ts'
import { namesLike } from './typos.ts'

export const MAX_PLACES = 8
/** Longer texts are cut before they are read. */
const MAX_TEXT = 200
/** The name as typed comes before longer names of places that are up to this many times as large. */
const EXACT = 10

/** Places whose name or postal code begins like this. */
export function suggestNames(index: PlaceIndex, typed: string): KnownPlace[] {
  const text = typed.trim().slice(0, MAX_TEXT)
  const postal = areasBeginning(index, text)
  if (postal.length > 0) return postal
  const [name = '', ...rest] = text.split(',').map(normalise)
  const region = rest.join(' ').trim()
  const found = region ? inRegion(index, name, region) : beginning(index, name)
  if (found.length > 0) return found
  const words = name.split(' ')
  for (let length = 1; length < Math.min(4, words.length); length += 1) {
    const split = inRegion(index, words.slice(0, -length).join(' '), words.slice(-length).join(' '))
    if (split.length > 0) return split
  }
  return namesLike(index, name).flatMap((like) => placesCalled(index, like.name))
}

/** `T2` and `900`, as far as they are typed. */
function areasBeginning({ fsas, zips }: PlaceIndex, text: string): KnownPlace[] {
  const code = text.toUpperCase().replace(/[ -]/g, '')
  if (/^[A-Z]\d([A-Z](\d([A-Z]\d?)?)?)?$/.test(code)) return startingWith(fsas, code.slice(0, 3))
  const zip = /^\d{3,5}(-\d{0,4})?$/.test(text) ? zips.get(text.slice(0, 3)) : undefined
  return zip
    ? [{ ...zip, label: `${zip.name}, ${zip.region} ${text.slice(0, text.length < 5 ? 3 : 5)}` }]
    : []
}

const startingWith = (areas: Map<string, KnownPlace>, code: string): KnownPlace[] =>
  [...areas].flatMap(([key, place]) => (key.startsWith(code) ? place : []))

/** The likeliest only: a single letter begins thousands of names. */
function beginning(index: PlaceIndex, name: string): KnownPlace[] {
  if (name === '') return []
  const exact = new Set(index.byName.get(name))
  const rank = (place: KnownPlace): number => place.weight * (exact.has(place) ? EXACT : 1)
  const places = placesBeginning(index, name)
  const least = nthGreatest(places.map(rank), LIKELY)
  return places.filter((place) => rank(place) >= least).toSorted((one, other) => rank(other) - rank(one))
}

/** Enough for eight of different names. */
const LIKELY = 40

function nthGreatest(numbers: readonly number[], count: number): number {
  return numbers.length <= count ? 0 : (Float64Array.from(numbers).sort().at(-count) ?? 0)
}

function inRegion(index: PlaceIndex, name: string, region: string): KnownPlace[] {
  const regions = new Set(regionsBeginning(region).map(({ country, code }) => `${country}-${code}`))
  return placesCalled(index, name)
    .filter((place) => regions.has(`${place.country}-${place.region}`))
    .toSorted(byWeight)
}

/** Without what only the search needs, each label once, eight at most. */
export function toPlaces(places: KnownPlace[]): Place[] {
  const byLabel = new Map<string, Place>()
  for (const { weight: _, ...place } of places) {
    if (byLabel.size < MAX_PLACES && !byLabel.has(place.label)) byLabel.set(place.label, place)
  }
  return [...byLabel.values()]
}
