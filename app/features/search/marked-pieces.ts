import { foldLetter } from './words.ts'

interface Piece {
  letters: string
  isMatch: boolean
}

/** A text in pieces, where `isMatch` marks what the typed words account for. */
export function markedPieces(text: string, typed: readonly string[]): Piece[] {
  const letters = [...text.normalize('NFC')]
  const folded = letters.map(foldLetter).join('')
  const isMatch = letters.map(() => false)
  for (const word of typed) {
    const index = indexOfWord(folded, word)
    if (index >= 0) isMatch.fill(true, index, index + word.length)
  }
  return letters.reduce<Piece[]>((pieces, letter, index) => {
    const last = pieces.at(-1)
    if (last && last.isMatch === isMatch[index]) last.letters += letter
    else pieces.push({ letters: letter, isMatch: isMatch[index] ?? false })
    return pieces
  }, [])
}

/** At the start of a word where there is one, else inside. */
function indexOfWord(folded: string, word: string): number {
  for (let index = folded.indexOf(word); index >= 0; index = folded.indexOf(word, index + 1))
    if (!/[\p{L}\p{N}]/u.test(folded.charAt(index - 1))) return index
  return folded.indexOf(word)
}
