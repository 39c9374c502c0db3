import { deckNotes } from './load-planning/deck-room.ts'
import { densityClass } from './load-planning/density.ts'
import type { LoadLine } from './load-planning/load-line.ts'
import {
  adviceOn,
  concentrationNotes,
  floorNotes,
  heavyPieceNotes,
  isAdvice,
  type LoadNote,
  lineNotes,
  weightNotes,
} from './load-planning/notes.ts'
import { arrangeRows, type LoadRow } from './load-planning/rows.ts'
import { INCHES_PER_FOOT, trailer } from './load-planning/trailer.ts'
import { type TrailerFit, trailerFits } from './load-planning/trailers.ts'

interface Load {
  pieces: readonly LoadLine[]
  /** Whether the lane is known to stay in Canada, where other axle weights hold. */
  isWithinCanada?: boolean
}

export interface LoadPlan {
  /** Totals of every line that can be read, whether it fits or not: pieces, lb, ft³, lb/ft³. */
  pieces: number
  weight: number
  volume: number
  density: number
  /** The class by density alone; null without a weight or a volume. */
  densityClass: number | null
  /** The weight in lb that a carrier in Canada usually rates by. */
  deemedWeight: number
  /** The same where carriers measure freight that nothing may stand on to the full inside height. */
  fullHeightWeight: number
  /** What carriers that count linear feet take as the least weight of them. */
  linearFootWeight: number
  /** Feet of floor to a tenth, of the pieces that fit by their own size; more than 53 where they need a second trailer. */
  linearFeet: number
  /** Linear feet as a part of the trailer: 1 is a full floor. */
  share: number
  fits: boolean
  /** What stands inside the trailer, from the nose; at most 2,000 stacks are listed. */
  rows: LoadRow[]
  /** What stands in a second trailer, from its nose. */
  secondRows: LoadRow[]
  /** Which trailers take each piece, and by how much they do not. */
  trailers: TrailerFit[]
  notes: LoadNote[]
}

const DEEMED_POUNDS_PER_CUBIC_FOOT = 10
const POUNDS_PER_LINEAR_FOOT = 1000
const CUBIC_INCHES_PER_CUBIC_FOOT = 1728

/** Plans one load for a 53 ft dry van. Lines stand in their order, the first at the nose. Other programs import it from this path. */
export function planLoad({ pieces: lines, isWithinCanada = false }: Load): LoadPlan {
  const problems = lines.map(lineNotes)
  const isReadable = (line: number) => problems[line]?.every(({ code }) => code !== 'invalid') === true
  const readable = lines.filter((_, line) => isReadable(line))
  const inVan = lines.flatMap((piece, line) =>
    piece.count > 0 && problems[line]?.length === 0 ? { line, piece } : [],
  )
  const arrangement = arrangeRows(inVan)
  const pieces = total(readable, () => 1)
  const weight = total(readable, (piece) => piece.weight)
  const cubicInches = total(readable, volumeOf)
  const volume = cubicInches / CUBIC_INCHES_PER_CUBIC_FOOT
  const fullVolume =
    total(readable, (piece) => volumeOf(piece.stackable ? piece : fullHeight(piece))) /
    CUBIC_INCHES_PER_CUBIC_FOOT
  // Divided once: whole pounds and inches then meet the steps of the density scale exactly.
  const density = cubicInches > 0 ? (weight * CUBIC_INCHES_PER_CUBIC_FOOT) / cubicInches : 0
  const onDecks = lines.filter(
    ({ count }, line) => count > 0 && isReadable(line) && problems[line]?.length !== 0,
  )
  const heavyPieces = heavyPieceNotes(lines, isWithinCanada)
  const notes = [
    ...problems.flat(),
    ...inVan.flatMap(({ piece, line }) => adviceOn(piece, line)),
    ...floorNotes(arrangement),
    ...deckNotes(onDecks),
    ...(heavyPieces.length > 0 ? heavyPieces : weightNotes(weight, isWithinCanada)),
    ...concentrationNotes(arrangement, lines),
  ]
  const linearFeet = Math.round((arrangement.inches / INCHES_PER_FOOT) * 10) / 10
  return {
    pieces,
    weight,
    volume,
    density,
    densityClass: density > 0 ? densityClass(density) : null,
    deemedWeight: Math.max(weight, volume * DEEMED_POUNDS_PER_CUBIC_FOOT),
    fullHeightWeight: Math.max(weight, fullVolume * DEEMED_POUNDS_PER_CUBIC_FOOT),
    linearFootWeight: linearFeet * POUNDS_PER_LINEAR_FOOT,
    linearFeet,
    share: arrangement.inches / trailer.length,
    fits: notes.every(isAdvice),
    rows: arrangement.rows,
    secondRows: arrangement.secondRows,
    trailers: trailerFits(
      lines.flatMap((piece, line) => (isReadable(line) && piece.count > 0 ? { line, piece } : [])),
    ),
    notes,
  }
}

const volumeOf = ({ length, width, height }: LoadLine): number => length * width * height

const fullHeight = (piece: LoadLine): LoadLine => ({
  ...piece,
  height: Math.max(piece.height, trailer.height),
})

const total = (lines: readonly LoadLine[], of: (piece: LoadLine) => number): number =>
  lines.reduce((sum, piece) => sum + piece.count * of(piece), 0)
