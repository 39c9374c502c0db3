import { densityClass } from './loads/density.ts'
import { floorNotes, type LoadNote, lineNotes, weightNotes } from './loads/notes.ts'
import { arrangeRows, type LoadRow } from './loads/rows.ts'
import { INCHES_PER_FOOT, trailer } from './loads/trailer.ts'

/** One line of equal pieces: inches and pounds, the length along the trailer, the weight of one piece. */
export interface LoadLine {
  count: number
  length: number
  width: number
  height: number
  weight: number
  stackable?: boolean
  turnable?: boolean
}

interface Load {
  pieces: readonly LoadLine[]
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
  /** Feet of floor to a tenth, of the pieces that fit by their own size; more than 53 where they need a second trailer. */
  linearFeet: number
  /** Linear feet as a part of the trailer: 1 is a full floor. */
  share: number
  fits: boolean
  /** What stands inside the trailer, from the nose; at most 2,000 stacks are listed. */
  rows: LoadRow[]
  notes: LoadNote[]
}

const DEEMED_POUNDS_PER_CUBIC_FOOT = 10
const CUBIC_INCHES_PER_CUBIC_FOOT = 1728

/** Plans one load for a 53 ft dry van. Lines stand in their order, the first at the nose. */
export function planLoad({ pieces: lines }: Load): LoadPlan {
  const problems = lines.map(lineNotes)
  const isReadable = (line: number) => problems[line]?.every(({ code }) => code !== 'invalid') === true
  const readable = lines.filter((_, line) => isReadable(line))
  const arrangement = arrangeRows(
    lines.flatMap((piece, line) => (piece.count > 0 && problems[line]?.length === 0 ? { line, piece } : [])),
  )
  const pieces = total(readable, () => 1)
  const weight = total(readable, (piece) => piece.weight)
  const volume =
    total(readable, (piece) => piece.length * piece.width * piece.height) / CUBIC_INCHES_PER_CUBIC_FOOT
  const density = volume > 0 ? weight / volume : 0
  const refusals = [...problems.flat(), ...floorNotes(arrangement), ...weightNotes(weight)]
  const fits = refusals.every(({ code }) => code === 'full-truckload' || code === 'not-listed')
  return {
    pieces,
    weight,
    volume,
    density,
    densityClass: density > 0 ? densityClass(density) : null,
    deemedWeight: Math.max(weight, volume * DEEMED_POUNDS_PER_CUBIC_FOOT),
    linearFeet: Math.round((arrangement.inches / INCHES_PER_FOOT) * 10) / 10,
    share: arrangement.inches / trailer.length,
    fits,
    rows: arrangement.rows,
    notes: refusals,
  }
}

const total = (lines: readonly LoadLine[], of: (piece: LoadLine) => number): number =>
  lines.reduce((sum, piece) => sum + piece.count * of(piece), 0)
