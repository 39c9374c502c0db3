import { SHORT_FORMS } from './address-words.ts'
import type { KnownPlace } from './known-place.ts'
import type { Part } from './normalise.ts'
import { nameOf } from './normalise.ts'
import { type PlaceIndex, placesCalled } from './place-index.ts'
import { lies, type Where } from './region-words.ts'

/** Places that an address may mean, the likeliest first. */
export interface Found {
  places: KnownPlace[]
  /** The whole name stands there and nothing speaks against it; else it is asked about. */
  isSure: boolean
}

/** In hundreds of people: a place as large as this is known beyond its region. */
export const WELL_KNOWN = 100
/** Words of a name at most: `leeds and the thousand islands`. */
export const MAX_NAME = 6
/** Words of a part that are looked at: a crafted text has hundreds. */
export const MAX_WORDS = 24

/** Every place of a name that lies there. */
export function placesOf(index: PlaceIndex, words: Part, where: readonly Where[]): KnownPlace[] {
  if (words.length === 0 || words.length > MAX_NAME) return []
  for (const name of spellingsOf(words)) {
    const places = placesCalled(index, name).filter((place) => lies(place, where))
    if (places.length > 0) return places
  }
  return []
}

const MAX_SPELLINGS = 8

/** `pt charlotte bch` with its short words written out, each way. */
function spellingsOf(words: Part): Set<string> {
  let spellings = ['']
  for (const { short, long } of words) {
    const forms = [long, ...(SHORT_FORMS.get(short) ?? [])]
    spellings = spellings
      .flatMap((start) => forms.map((form) => `${start} ${form}`.trimStart()))
      .slice(0, MAX_SPELLINGS)
  }
  return new Set([nameOf(words), ...spellings])
}
