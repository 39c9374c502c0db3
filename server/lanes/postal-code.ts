import { normalise } from './normalise.ts'
import type { KnownPlace, PlaceIndex } from './place-index.ts'

const canadian = /\b([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(?:[ -]?\d[ABCEGHJ-NPRSTV-Z]\d)?\b/i
const american = /\b(\d{3})(\d{2})(?:-\d{4})?\b/g
/** `Los Angeles, CA 900`, as we suggest it ourselves. */
const american3 = /, [A-Z]{2} (\d{3})$/

/** The area of a Canadian postal code. Only its first half is used: it says which part of a city. */
export function placeOfFsa(index: PlaceIndex, text: string): KnownPlace | undefined {
  const code = canadian.exec(text)?.[1]?.toUpperCase()
  return code === undefined ? undefined : index.fsas.get(code)
}

/** The towns of an area that is too wide to mean one place, and the text without its code or name. */
export function townsOfWideArea(
  index: PlaceIndex,
  text: string,
): { towns: KnownPlace[]; rest: string } | undefined {
  const named = index.wideAreas.get(normalise(text))
  if (named) return { towns: named, rest: '' }
  const match = canadian.exec(text)
  const towns = index.wideAreas.get(normalise(match?.[1] ?? ''))
  return match && towns ? { towns, rest: text.replace(match[0], ' ') } : undefined
}

/** The area of a ZIP code, and the text without it. The last five digits count: the first may be a house number. */
export function placeOfZip(index: PlaceIndex, text: string): { place: KnownPlace; rest: string } | undefined {
  const short = american3.exec(text)
  const area = index.zips.get(short?.[1] ?? '')
  if (short && area) return { place: area, rest: text.slice(0, -4) }
  const match = [...text.matchAll(american)].at(-1)
  const place = index.zips.get(match?.[1] ?? '')
  if (!match || !place) return undefined
  const label = `${place.name}, ${place.region} ${match[1]}${match[2]}`
  return { place: { ...place, label }, rest: text.replace(match[0], ' ') }
}
