import { type Art, discs, shape, tenth } from './art.ts'

interface Lettering {
  size?: number
}

interface Dimension extends Lettering {
  /** Where the witness lines begin, at the thing measured. */
  from: number
}

/** Dimension line along x at height h, its text, if any, above it. */
export function across(x1: number, x2: number, h: number, text: string, { from, size = 60 }: Dimension): Art {
  const end = tenth(-h - size * 0.34 * Math.sign(h - from))
  return (
    shape('dw', `M${x1} ${-from}V${end}M${x2} ${-from}V${end}`) +
    shape('d', `M${x1} ${-h}H${x2}`) +
    ticks(size, [x1, -h], [x2, -h]) +
    (text && word('dt', (x1 + x2) / 2, h + size * 0.5, text, { size, anchor: 'middle' }))
  )
}

/** Dimension line from the road up to height h, at x; its lines of text beside it, away from the thing measured. */
export function upright(x: number, h: number, lines: readonly string[], { from, size = 60 }: Dimension): Art {
  const away = x > from ? 1 : -1
  const k = tenth(x + size * 0.34 * away)
  const beside = lines.map((line, i) =>
    word('dt', x + size * 0.55 * away, h / 2 - size * (0.34 + (i - (lines.length - 1) / 2) * 1.15), line, {
      size,
      anchor: away > 0 ? 'start' : 'end',
    }),
  )
  return (
    '<g class="dv">' +
    shape('dw', `M${from} 0H${k}M${from} ${-h}H${k}`) +
    shape('d', `M${x} 0V${-h}`) +
    ticks(size, [x, 0], [x, -h]) +
    `${beside.join('')}</g>`
  )
}

/** A dot on the thing, a line, a word. */
export const leader = (
  x: number,
  h: number,
  x2: number,
  h2: number,
  text: string,
  { size = 60 }: Lettering = {},
): Art =>
  shape('ld', discs(tenth(size * 0.13), -h, [x])) +
  shape('d', `M${x} ${-h} ${x2} ${-h2}`) +
  word('dt', x2 + size * 0.3, h2 - size * 0.34, text, { size })

interface PlacedLettering extends Lettering {
  anchor?: 'start' | 'middle' | 'end'
}

/** A word at (x, h). Kinds: dt dimension · nt note · nb name; halo keeps it clear of the lines behind it. */
export const word = (
  kind: string,
  x: number,
  h: number,
  text: string,
  { size = 60, anchor }: PlacedLettering = {},
): Art =>
  `<text${kind && ` class="${kind}"`} x="${tenth(x)}" y="${tenth(-h)}" font-size="${size}"` +
  `${anchor && anchor !== 'start' ? ` text-anchor="${anchor}"` : ''}>${text}</text>`

function ticks(size: number, ...ends: [x: number, y: number][]): Art {
  const k = tenth(size * 0.187)
  return shape('d tick', ends.map(([x, y]) => `M${tenth(x - k)} ${tenth(y + k)}l${2 * k} ${-2 * k}`).join(''))
}
