import type { Place } from '../../domain/lanes/estimate.ts'
import type { PlaceIndex } from './place-index.ts'
import { resolvePlace } from './resolve-place.ts'
import { MAX_PLACES, suggestNames, toPlaces } from './suggest-names.ts'

/** Places someone may be typing, the likeliest first, eight at most. What a lane understands is among them. */
export function suggestPlaces(index: PlaceIndex, typed: string): Place[] {
  const begun = toPlaces(suggestNames(index, typed))
  const meant = resolvePlace(index, typed)
  if (!('place' in meant) && meant.problem === 'abroad') return meant.suggestions
  if (!('place' in meant)) return begun.length > 0 || meant.problem === 'missing' ? begun : meant.suggestions
  const { weight: _, ...place } = meant.place
  if (begun.some(({ label }) => label === place.label)) return begun
  return /[,\d]/.test(typed) || begun.length === 0
    ? [place, ...begun].slice(0, MAX_PLACES)
    : [...begun.slice(0, MAX_PLACES - 1), place]
}
