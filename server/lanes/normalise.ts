const long: Record<string, string> = {
  cd: 'ciudad',
  ft: 'fort',
  mt: 'mount',
  st: 'saint',
  ste: 'sainte',
  sta: 'santa',
  sto: 'santo',
}

/** Before a name only: `N. Vancouver`. */
const directions: Record<string, string> = { n: 'north', s: 'south', e: 'east', w: 'west' }

/** Lower case, without accents and punctuation, abbreviations written out: `St. John's` → `saint johns`. */
export const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’.`]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map(
      (word, at, words) =>
        long[word] ?? (at === 0 && words.length > 1 ? directions[word] : undefined) ?? word,
    )
    .join(' ')
