import type { Place } from './estimate.ts'

/** The two places a lane was estimated for, where one of them is not what was typed; `typed` may hold other texts as well. */
export function understoodPlaces(
  { from, to }: Record<'from' | 'to', Pick<Place, 'label'>>,
  typed: readonly string[],
): [string, string] | undefined {
  const texts = new Set(typed.map(lettersOf))
  const isTyped = ({ label }: Pick<Place, 'label'>): boolean => texts.has(lettersOf(label))
  return isTyped(from) && isTyped(to) ? undefined : [from.label, to.label]
}

/** Without case, accents, marks and a country behind it. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/,? (canada|usa?|united states)\.?$/, '')
    .replace(/[^a-z0-9]/g, '')
