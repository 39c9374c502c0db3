/** The part of a place's name that was typed, as its ends; undefined where a typo or an abbreviation was understood. */
export function typedPart(label: string, typed: string): [from: number, to: number] | undefined {
  const [letters, wanted] = [[...label], fold(typed.trim())]
  if (wanted === '') return undefined
  const folded = letters.map(fold)
  for (let from = 0; from < letters.length; from++) {
    if (from > 0 && /[\p{L}\p{N}]/u.test(letters[from - 1] ?? '')) continue
    let read = ''
    for (let to = from; to < letters.length && read.length < wanted.length; ) {
      read += folded[to++]
      if (read === wanted)
        return [letters.slice(0, from).join('').length, letters.slice(0, to).join('').length]
    }
  }
  return undefined
}

/** Without accents and capitals. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
