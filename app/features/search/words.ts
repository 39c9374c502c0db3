/** A text as words that can be compared: without case, accents and punctuation. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

export const fold = (text: string): string => [...text.normalize('NFC')].map(foldLetter).join('')

/** One letter for one, so that positions in the folded text are those of the text. */
export const foldLetter = (letter: string): string =>
  letter.normalize('NFD').charAt(0).toLowerCase().charAt(0)

/** The singular of a plural; words of three letters stay ('GPS', 'BOL'). */
export function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word
  return word.replace(/ies$/, 'y').replace(/(?<=(s|x|ch|sh))es$|s$/, '')
}

const SHORTEST_WITH_TYPO = 4

/** The same word but for one wrong, missing, extra or swapped letter. */
export function isTypoOf(typed: string, word: string): boolean {
  const difference = typed.length - word.length
  if (Math.min(typed.length, word.length) < SHORTEST_WITH_TYPO || Math.abs(difference) > 1) return false
  let start = 0
  while (start < word.length && typed[start] === word[start]) start++
  const rest = (text: string, from: number) => text.slice(start + from)
  if (difference > 0) return rest(typed, 1) === rest(word, 0)
  if (difference < 0) return rest(typed, 0) === rest(word, 1)
  const isSwapped = typed[start] === word[start + 1] && typed[start + 1] === word[start]
  return rest(typed, 1) === rest(word, 1) || (isSwapped && rest(typed, 2) === rest(word, 2))
}
