import { escapeHtml } from '../../domain/escape-html.ts'
import { textWidth } from './raster.ts'

/** A line of the display face as SVG whose baseline starts at `x`, `y`; `size` in pixels. */
export const letters = (
  words: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string =>
  // The renderer draws only the thinnest weight of a variable font; a stroke makes it bold.
  `<text x="${x}" y="${y}" font-size="${size}" letter-spacing="${size * TRACKING}" fill="${fill}" stroke="${fill}" stroke-width="${size * 0.03}">${escapeHtml(words)}</text>`

/** Slightly tight, like the site's headings. */
const TRACKING = -0.015

/** Words broken into lines of at most `width` pixels. */
export async function linesOf(words: string, size: number, width: number): Promise<string[]> {
  const lines: string[] = []
  for (const word of words.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && (await widthOf(longer, size)) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

export const widthOf = (words: string, size: number): Promise<number> =>
  textWidth(letters(words, { x: 0, y: size, size, fill: '#fff' }))
