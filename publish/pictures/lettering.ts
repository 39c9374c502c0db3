import { readFileSync } from 'node:fs'

/** Outlines of one face, in font units with y upwards. */
export interface Lettering {
  unitsPerEm: number
  glyphs: Record<string, [advance: number, outline: string]>
  /** What is added to the advance of the first of two letters. */
  kerning: Record<string, number>
}

/** A line of words as an SVG group whose baseline starts at `x`, `y`; `size` in pixels. */
export function letters(
  words: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  let at = 0
  const drawn = each(words).map(({ outline, advance }) => {
    const glyph = outline && `<path transform="translate(${at} 0)" d="${outline}"/>`
    at += advance
    return glyph
  })
  const scale = size / face.unitsPerEm
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${drawn.join('')}</g>`
}

/** In pixels. */
export const widthOf = (words: string, size: number): number =>
  (each(words).reduce((width, { advance }) => width + advance, 0) * size) / face.unitsPerEm

/** Words broken into lines that are no wider. */
export function linesOf(words: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const face: Lettering = JSON.parse(
  readFileSync(new URL('./generated/lettering.json', import.meta.url), 'utf8'),
)

/** Set a little tight, as the site's headings are. */
const TRACKING = -0.015

const each = (words: string) =>
  [...words].map((character, index, all) => {
    const [advance, outline] = face.glyphs[character] ?? face.glyphs['?'] ?? [0, '']
    const kern = face.kerning[character + (all[index + 1] ?? '')] ?? 0
    return { outline, advance: advance + kern + TRACKING * face.unitsPerEm }
  })
