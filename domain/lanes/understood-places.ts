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

const CANADIAN = /^([a-z]\d[a-z])[ -]?(\d[a-z]\d)?$/i
const ZIP = /^\d{5}(-\d{4})?$/

/** A text that is a postal code and nothing else, as it is written: `M5V 2T6`, `90012`; undefined for any other. */
export function postalCodeAlone(typed: string): string | undefined {
  const text = typed.trim()
  const [, first, second] = CANADIAN.exec(text) ?? []
  if (first) return [first, second].filter(Boolean).join(' ').toUpperCase()
  return ZIP.test(text) ? text : undefined
}

/** `Toronto, ON M5V 2T6` for a code alone, as which a place was understood; else as typed. */
export function withTown(typed: string, label: string | undefined): string {
  const code = postalCodeAlone(typed)
  const town = label?.replace(/ [A-Z]\d[A-Z]$| \d{3,5}$/, '')
  return code && town ? `${town} ${code}` : typed
}
