/**
 * SVG markup, in centimetres. Vehicles are written as they stand: how far behind their front, how high above
 * the road. `at` turns them over onto the page, where x runs forward, to the right, and y down.
 *
 * The class of a shape says what it is: o outline · s second line · h hairline · x hidden (dashed) · f solid ·
 * b body · t tint · f2 frame · g glass · d dimension. Weights and colours are in drawings.css.
 */
export type Art = string

export const shape = (kind: string, d: string, more = ''): Art => `<path class="${kind}"${more} d="${d}"/>`

/** Places art so that its front is at x and its road at height h. */
export const at = (x: number, art: Art, h = 0): Art =>
  `<g transform="translate(${x} ${-h})scale(-1)">${art}</g>`

/** A rectangle from its lower corner, as part of a path; r rounds its corners. */
export const box = (x: number, h: number, width: number, height: number, r = 0): string =>
  r === 0
    ? `M${x} ${h}h${width}v${height}h${-width}z`
    : `M${x + r} ${h}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}` +
      `h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`

/** Upright lines from height `low` to `high`, one every `step`, as part of a path. */
export function uprights(from: number, step: number, count: number, low: number, high: number): string {
  const rise = high - low
  return `M${from} ${low}v${rise}${`m${step} ${-rise}v${rise}`.repeat(count - 1)}`
}

export const discs = (r: number, h: number, places: readonly number[]): string =>
  places.map((x) => `M${tenth(x - r)} ${h}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join('')

/** Wheels of radius r standing on the road. Eight bolts each: the dashes of a ring measured as eight long. */
export const wheels = (r: number, ...places: number[]): Art =>
  shape('w', discs(r, r, places)) +
  shape('rim', discs(tenth(r * 0.58), r, places)) +
  shape('holes', discs(tenth(r * 0.4), r, places), ` pathLength="${8 * places.length}"`) +
  shape('hub', discs(tenth(r * 0.18), r, places))

/** Red and white conspicuity tape along each line. */
export const tape = (lines: string, size = ''): Art =>
  shape(`tape-w${size}`, lines) + shape(`tape-r${size}`, lines)

export const lamps = (...places: [x: number, h: number][]): Art =>
  shape('lamp', places.map(([x, h]) => box(x - 5, h, 10, 6)).join(''))

export const road = (from: number, to: number): Art => shape('road', `M${from} 0H${to}`)

export const tenth = (value: number): number => Math.round(value * 10) / 10
