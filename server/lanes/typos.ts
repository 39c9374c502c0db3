import { mistakesBetween } from '../../domain/mistakes-between.ts'
import type { PlaceIndex } from './place-index.ts'

const SHORTEST = 4
const LONGEST = 40

/** Names that differ from a mistyped one by one letter, or two in a long name; the closest first. */
export function namesLike(index: PlaceIndex, typed: string): string[] {
  if (typed.length < SHORTEST || typed.length > LONGEST) return []
  const most = typed.length >= 8 ? 2 : 1
  return (index.byLetter.get(typed.charAt(0)) ?? [])
    .flatMap((name) => {
      if (Math.abs(name.length - typed.length) > most) return []
      const mistakes = mistakesBetween(name, typed, most)
      return mistakes <= most ? { name, mistakes } : []
    })
    .toSorted((one, other) => one.mistakes - other.mistakes)
    .map(({ name }) => name)
}
