/** A path of rings as d3 writes them (`M1.25,3L…Z`), in steps of `grain` and relative moves, which compress far better. */
export function compact(path: string, grain: number): string {
  return (path.match(/M[^M]+/g) ?? []).map((ring) => compactRing(pointsOf(ring, grain))).join('')
}

type Point = readonly [x: number, y: number]

const pointsOf = (ring: string, grain: number): Point[] =>
  ring
    .replaceAll(/[MZ]/g, '')
    .split('L')
    .map((pair) => pair.split(',').map((n) => Math.round(Number(n) / grain) * grain) as unknown as Point)

function compactRing([start, ...rest]: Point[]): string {
  if (!start) return ''
  let at = start
  const moves = rest.flatMap((next) => {
    const move: Point = [next[0] - at[0], next[1] - at[1]]
    at = next
    return move[0] === 0 && move[1] === 0 ? [] : [move]
  })
  return moves.length < 2 ? '' : `M${packed([start])}l${packed(moves)}z`
}

/** Numbers without what SVG can do without: zeros before a point, spaces before a minus. */
const packed = (pairs: readonly Point[]): string =>
  pairs
    .flat()
    .map((n) => String(n).replace(/^(-?)0\./, '$1.'))
    .reduce((text, n) => text + (text === '' || n.startsWith('-') ? '' : ' ') + n, '')
