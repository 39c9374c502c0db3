type Point = readonly [x: number, y: number]

/** A path as d3 writes it (`M1.25,3L…`, rings with `Z`), in steps of `grain` and relative moves, which compress far better. */
export function compact(path: string, grain: number): string {
  let pen: Point = [0, 0]
  return (path.match(/M[^M]+/g) ?? [])
    .map((piece) => {
      const isRing = piece.endsWith('Z')
      const [start, ...rest] = corners(pointsOf(piece, grain), isRing)
      const end = rest.at(-1)
      if (!start || !end || (isRing && rest.length < 2)) return ''
      const moves = [start, ...rest].map((to, i, all) => minus(to, all[i - 1] ?? pen))
      pen = isRing ? start : end
      return `m${packed(moves)}${isRing ? 'z' : ''}`
    })
    .join('')
}

const pointsOf = (piece: string, grain: number): Point[] =>
  piece
    .replaceAll(/[MZ]/g, '')
    .split('L')
    .map((pair) => pair.split(',').map((n) => Math.round(Number(n) / grain) * grain) as unknown as Point)

/** The points where a line turns: those passed straight on draw nothing. */
function corners(points: Point[], isRing: boolean): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    while (isPassed(kept.at(-2), kept.at(-1), point)) kept.pop()
    kept.push(point)
  }
  const [first, last] = [kept[0], kept.at(-1)]
  return isRing && first && last && isSame(first, last) ? kept.slice(0, -1) : kept
}

function isPassed(from: Point | undefined, by: Point | undefined, to: Point): boolean {
  if (!by) return false
  if (isSame(by, to)) return true
  if (!from) return false
  const [x, y] = minus(by, from)
  const [onX, onY] = minus(to, by)
  return x * onY === y * onX && x * onX + y * onY > 0
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1]

/** Numbers without what SVG can do without: zeros before a point, spaces before a minus. */
const packed = (pairs: readonly Point[]): string =>
  pairs
    .flat()
    .map((n) => String(n).replace(/^(-?)0\./, '$1.'))
    .reduce((text, n) => text + (text === '' || n.startsWith('-') ? '' : ' ') + n, '')
