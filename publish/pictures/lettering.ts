import { escapeHtml } from '../../domain/text/escape-html.ts'
import { png, textWidth } from './raster.ts'

/** A line of the display face as SVG whose baseline starts at `x`, `y`; `size` in pixels. */
export const letters = (
  text: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string =>
  // The renderer draws only the thinnest weight of a variable font; a stroke makes it bold.
  `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${size * TRACKING}" fill="${fill}" stroke="${fill}" stroke-width="${size * 0.03}">${escapeHtml(text)}</text>`

/** Slightly tight, like the site's headings. */
const TRACKING = -0.015

/** A text broken into lines of at most `width` pixels. */
export async function linesOf(text: string, size: number, width: number): Promise<string[]> {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && (await widthOf(longer, size)) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

export const widthOf = (text: string, size: number): Promise<number> =>
  textWidth(letters(text, { x: 0, y: size, size, fill: '#fff' }))

/** Without the characters that the display face lacks, which would be drawn as boxes. */
export async function drawable(text: string): Promise<string> {
  const missing = await pictureOf(NO_CHARACTER)
  const kept = await Promise.all(
    [...text].map(async (one) => (/[ -~]/.test(one) || !(await pictureOf(one)).equals(missing) ? one : '')),
  )
  return kept.join('').replaceAll(/\s+/g, ' ').trim()
}

const NO_CHARACTER = '\u{10fffd}'

const pictureOf = (character: string): Promise<Buffer> =>
  png(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${letters(character, { x: 4, y: 30, size: 28, fill: '#fff' })}</svg>`,
    40,
  )
