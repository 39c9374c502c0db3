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

/** Letters added, left out, changed or swapped with their neighbour; more than `most` once it is clear. */
function mistakesBetween(one: string, other: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swapped = isSwap && i > 1 && j > 1 ? (before[j - 2] ?? 0) + 1 : changed
      next.push(Math.min(changed, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
