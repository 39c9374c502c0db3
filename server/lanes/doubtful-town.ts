import type { Reading } from './address.ts'
import { AFTER_NAME, AIRFIELDS, BEFORE_NAME, STREET_AFTER } from './address-words.ts'
import { isPlaceWord, isStreet, isStreetWord, withoutSurroundings } from './around-town.ts'
import type { KnownPlace } from './known-place.ts'
import { type Found, MAX_NAME, MAX_WORDS, placesOf, WELL_KNOWN } from './named-places.ts'
import { clearest } from './namesakes.ts'
import type { Part } from './normalise.ts'
import { nameOf, normalise } from './normalise.ts'
import { byWeight, type PlaceIndex, placesBeginning, placesCalled } from './place-index.ts'
import { lies, type Where, whereCalled } from './region-words.ts'
import { namesLike } from './typos.ts'

/** In hundreds of people: how large a place is meant despite a typing mistake; two may as well be a village's right name. */
const KNOWN_MISTYPED = 300
const NOT_TINY = 20
const MAX_ASKED = 12

/** A mistake of a letter or two. One that leads to a small place, or to another saint, may be another place's name. */
export function mistyped(index: PlaceIndex, { parts, where }: Reading): Found | undefined {
  const part = parts.findLast((one) => !isStreet(one)) ?? parts.at(-1) ?? []
  const words =
    part.length > MAX_NAME ? withoutSurroundings(part) : part.filter(({ short }) => !AIRFIELDS.has(short))
  const name = nameOf(words)
  if (whereCalled(name)) return undefined
  if (placesOf(index, words, []).some(({ weight }) => weight >= WELL_KNOWN)) return undefined
  const near = namesLike(index, name).slice(0, MAX_ASKED)
  for (const like of near) {
    const places = placesCalled(index, like.name).filter((place) => lies(place, where))
    const [first] = places
    if (!first) continue
    const isSpelling = withoutDoubles(like.name) === withoutDoubles(name)
    const isOther = /^(saint|sainte|san|santa) /.test(like.name) || words.length < part.length
    const isSure = isSpelling || (like.mistakes < 2 && first.weight >= KNOWN_MISTYPED && !isOther)
    const others = near.flatMap((other) =>
      placesCalled(index, other.name).filter((place) => lies(place, where)),
    )
    return { places: isSure ? places : [...new Set([...places, ...others])].slice(0, MAX_ASKED), isSure }
  }
  return undefined
}

/** `La Scie` is LaScie, and Detah Dettah. */
const withoutDoubles = (name: string): string => name.replaceAll(' ', '').replace(/(.)\1+/g, '$1')

/** Imperial is not Imperial Beach, but Vaudreuil is Vaudreuil-Dorion. */
const isOtherName = (place: KnownPlace, begun: string): boolean =>
  new RegExp(`^.{${begun.length}} `).test(place.name) && normalise(place.name).startsWith(`${begun} `)

/** `Fort Sask`, `Vaudreuil`: the beginning of one well-known name. */
export function shortened(index: PlaceIndex, { parts, where, own }: Reading): Found | undefined {
  const last = parts.at(-1) ?? []
  const isCode = (last.at(-1)?.short.length ?? 0) < 3
  if (own > 0 && (last.length === own || isCode)) return undefined
  const words = own > 0 ? last : withoutSurroundings(parts.findLast((part) => !isStreet(part)) ?? [])
  const name = nameOf(words)
  if (name.length < 5) return undefined
  const places = placesBeginning(index, name)
    .filter((place) => lies(place, where))
    .sort(byWeight)
  const [first] = places
  if (!first) return undefined
  const isWholeWord = placesBeginning(index, `${name} `).includes(first)
  const isSure =
    clearest(places) !== undefined &&
    (first.weight >= WELL_KNOWN || (where.length > 0 && isWholeWord && first.weight >= NOT_TINY)) &&
    (words.length > 1 || isWholeWord) &&
    !isOtherName(first, name) &&
    !words.every(({ short }) => BEFORE_NAME.has(short) || isPlaceWord(short)) &&
    !name.startsWith('saint')
  return { places: places.slice(0, MAX_ASKED), isSure }
}

/** Names inside a text that is not understood, whole names before shorter ones: always asked about. */
export function contained(index: PlaceIndex, { parts, where }: Reading): Found | undefined {
  const places = parts.toReversed().flatMap((part) => containedIn(index, part.slice(0, MAX_WORDS), where))
  return places.length > 0 ? { places: [...new Set(places)].slice(0, MAX_ASKED), isSure: false } : undefined
}

function containedIn(index: PlaceIndex, words: Part, where: readonly Where[]): KnownPlace[] {
  const found: { places: KnownPlace[]; length: number; from: number }[] = []
  for (let length = Math.min(MAX_NAME, words.length - 1); length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      const name = words.slice(from, from + length)
      const isInside = found.some((one) => one.from <= from && from + length <= one.from + one.length)
      const isPart =
        AFTER_NAME.has(words[from + length]?.short ?? '') ||
        STREET_AFTER.has(words[from + length]?.short ?? '') ||
        /^san(ta|to)?$|^saint/.test(words[from - 1]?.long ?? '')
      const isWord = length === 1 && (isPlaceWord(name[0]?.short ?? '') || isStreetWord(name[0]?.short ?? ''))
      if (isInside || isWord || nameOf(name).length < 4 || isPart) continue
      const places = placesOf(index, name, where)
      if (places.length > 0) found.push({ places, length, from })
    }
  }
  return found.flatMap(({ places }) => places.slice(0, MAX_ASKED / 2))
}
