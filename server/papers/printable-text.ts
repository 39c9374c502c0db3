/** The characters of `fonts/atkinson-*.ttf`. */
export const PRINTABLE =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00b4\u00b6-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u0150-\u0155\u0158-\u015b\u015e-\u0165\u016a\u016b\u016e-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]+$/

const MAX_LINES = 40
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Letters with the marks upon them. */
export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Text of which everything can be printed. The rest loses its accent, or becomes a visible `?`. */
export function printableText(
  text: string,
  canPrint: (grapheme: string) => boolean,
): { text: string; isReplaced: boolean } {
  let isReplaced = false
  const printable = graphemesOf(plainSpaces(text.normalize('NFC'))).map((grapheme) => {
    if (grapheme === '\n' || canPrint(grapheme)) return grapheme
    isReplaced = true
    const bare = grapheme.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    return canPrint(bare) ? bare : '?'
  })
  return { text: printable.join(''), isReplaced }
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Words of a line as they stand beside each other: those of scripts from right to left in the other order. */
export function inVisualOrder(line: string): string {
  const words = line.split(' ')
  for (let at = 0; at < words.length; at += 1) {
    let end = at
    while (end < words.length && RIGHT_TO_LEFT.test(words[end] ?? '')) end += 1
    if (end - at > 1) words.splice(at, end - at, ...words.slice(at, end).reverse())
    at = Math.max(at, end)
  }
  return words.join(' ')
}

/** Paragraphs stay, unless there are so many that the paper would be mostly empty. */
function plainSpaces(text: string): string {
  const lines = text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/(?!\n|\u200d)[\p{Cc}\p{Cf}]/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.join(lines.length > MAX_LINES ? ' ' : '\n')
}

/** The lines of a text in a column, of which `widthOf` measures any part; its parts add up. A word wider than the column is cut. */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ').flatMap((one) => cutWord(one, width, widthOf))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(longer) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return line === '' ? lines : [...lines, line]
  })
}

function cutWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  let taken = 0
  for (const grapheme of graphemesOf(word)) {
    const own = widthOf(grapheme)
    if (part !== '' && taken + own > width) {
      parts.push(part)
      part = ''
      taken = 0
    }
    part += grapheme
    taken += own
  }
  return [...parts, part]
}
