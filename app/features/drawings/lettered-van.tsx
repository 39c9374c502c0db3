import { escapeHtml } from '../../../domain/text/escape-html.ts'
import { type Art, at } from './art.ts'
import { word } from './dimension.ts'
import { Drawing } from './drawing.tsx'
import { tractor } from './tractor.ts'
import { BUMPER, LENGTH, onRoad, van } from './trailers.ts'

export const LetteredVan = ({ name }: { name: string }) => (
  <Drawing art={at(BUMPER, tractor()) + at(LENGTH, van('')) + lettering(name)} view={onRoad} />
)

/** Of a van's side, in the middle and between its rails. */
const SIDE = { middle: 263, width: 1400, tallest: 130 }
/** Of the size of a letter. */
const LETTER_WIDTH = 0.68
const LONG_NAME = 22

function lettering(name: string): Art {
  const lines = name.length > LONG_NAME ? inHalves(name) : [name]
  const longest = Math.max(...lines.map((line) => line.length))
  const size = Math.round(Math.min(SIDE.tallest / lines.length + 30, SIDE.width / (longest * LETTER_WIDTH)))
  return lines
    .map((line, at) =>
      word(
        'nb',
        LENGTH / 2,
        SIDE.middle - size * (0.36 + (at - (lines.length - 1) / 2) * 1.15),
        escapeHtml(line),
        {
          size,
          anchor: 'middle',
        },
      ),
    )
    .join('')
}

/** Two lines of about the same length, where there is a space. */
function inHalves(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const off = (index: number) => Math.abs(index - text.length / 2)
  const [middle] = spaces.toSorted((one, other) => off(one) - off(other))
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)]
}
