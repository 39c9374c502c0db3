import type { LoadLine } from './load-line.ts'
import { TOLERANCE, trailer } from './trailer.ts'

/** A line that fits by its own size, with its index in the load. */
export interface NumberedLine {
  line: number
  piece: LoadLine
}

/** One place on the floor, `pieces` on top of one another. */
export interface Stack {
  line: number
  footprints: readonly Footprint[]
  pieces: number
}

export interface Footprint {
  length: number
  width: number
  isTurned: boolean
}

/** How many pieces of a line may stand on top of one another. */
export const levels = (piece: LoadLine): number =>
  piece.stackable ? Math.max(1, Math.floor((trailer.height + TOLERANCE) / piece.height)) : 1

export const stackCount = (piece: LoadLine): number => Math.ceil(piece.count / levels(piece))

/** The ways in which a piece may stand and be within the floor. */
export function footprints({ length, width, turnable }: LoadLine): Footprint[] {
  const ways = [{ length, width, isTurned: false }]
  if (turnable && length !== width) ways.push({ length: width, width: length, isTurned: true })
  return ways.filter((way) => way.width <= trailer.width && way.length <= trailer.length)
}

/** The stacks of a line in their order; each lists the ways it may stand, in inches. */
export function stacksOf(line: NumberedLine): Stack[] {
  const ways = footprints(line.piece)
  return Array.from({ length: stackCount(line.piece) }, (_, i) => stackAt(line, i, ways))
}

/** Stack i of a line: only the last one may be lower than the others. */
export function stackAt({ line, piece }: NumberedLine, i: number, ways: readonly Footprint[]): Stack {
  const high = levels(piece)
  return { line, footprints: ways, pieces: Math.min(high, piece.count - i * high) }
}
