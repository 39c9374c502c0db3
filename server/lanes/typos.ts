import { lettersOf, mayBeNear, mistakesBetween } from '../../domain/forms/mistakes-between.ts'
import type { PlaceIndex } from './place-index.ts'

const MIN_LENGTH = 4
const MAX_LENGTH = 40

/** Names that differ from a mistyped one by one letter, or two in a long name; the closest first. */
export function namesLike(index: PlaceIndex, typed: string): { name: string; mistakes: number }[] {
  if (typed.length < MIN_LENGTH || typed.length > MAX_LENGTH) return []
  const most = typed.length >= 8 ? 2 : 1
  const typedLetters = lettersOf(typed)
  const near: { name: string; mistakes: number }[] = []
  for (const { name, letters } of index.byLetter.get(typed.charAt(0)) ?? []) {
    if (Math.abs(name.length - typed.length) > most || !mayBeNear(letters, typedLetters, most)) continue
    const mistakes = mistakesBetween(name, typed, most)
    if (mistakes <= most && (mistakes < 2 || areSpread(name, typed))) near.push({ name, mistakes })
  }
  return near.toSorted((one, other) => one.mistakes - other.mistakes)
}

/** Two mistakes in one short word make another word of it: `Wild Horse` is not Wild Rose. */
function areSpread(name: string, typed: string): boolean {
  const [words, typedWords] = [name.split(' '), typed.split(' ')]
  return (
    words.length !== typedWords.length ||
    words.every((word, at) => word.length >= 8 || mistakesBetween(word, typedWords[at] ?? '', 1) <= 1)
  )
}
