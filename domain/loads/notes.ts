import type { LoadLine } from '../load.ts'
import type { Arrangement } from './rows.ts'
import { footprints } from './stacks.ts'
import { roadLimits, STEP_DECK_HEIGHT, trailer } from './trailer.ts'

/** Why a load does not fit, and what else a shipper has to know. `line` is the index of the line it is about. */
export type LoadNote =
  | { code: 'invalid'; line: number; field: LineField }
  | {
      code: 'too-long' | 'too-wide' | 'too-high'
      line: number
      pieces: number
      inches: number
      limit: number
    }
  | { code: 'step-deck'; line: number; inches: number }
  | {
      code: 'oversize'
      line: number
      dimension: 'width' | 'height' | 'length'
      inches: number
      limit: number
    }
  | { code: 'no-room'; pieces: number; feet: number }
  | { code: 'too-heavy'; pounds: number; limit: number }
  | { code: 'full-truckload'; by: 'floor' | 'weight' }
  | { code: 'not-listed' }

export const lineFields = ['count', 'length', 'width', 'height', 'weight'] as const
export type LineField = (typeof lineFields)[number]

/** The most that is still taken for a measure and not for a slip: 10,000 in, 10 million lb, a million pieces. */
const most: Record<LineField, number> = {
  count: 1_000_000,
  length: 10_000,
  width: 10_000,
  height: 10_000,
  weight: 10_000_000,
}

/** Behind less than a row of standard pallets, or under the last tenth of the payload, nothing else travels. */
const PALLET_LENGTH = 48
const FULL_BY_WEIGHT = 0.9

/** What is wrong with a line whatever stands beside it; none, where it can be placed. */
export function lineNotes(piece: LoadLine, line: number): LoadNote[] {
  const invalid = lineFields.filter((field) => !isReadable(piece, field))
  if (invalid.length > 0) return invalid.map((field) => ({ code: 'invalid', line, field }))
  if (piece.count === 0) return []
  const beyond = beyondTrailer(piece, line)
  return beyond.length === 0 ? [] : [...beyond, ...otherTrailers(piece, line)]
}

function isReadable(piece: LoadLine, field: LineField): boolean {
  const value = piece[field]
  if (!Number.isFinite(value) || value < 0 || value > most[field]) return false
  if (field === 'count') return Number.isInteger(value)
  return field === 'weight' || value > 0
}

function beyondTrailer(piece: LoadLine, line: number): LoadNote[] {
  const { length, width, height, count: pieces } = piece
  const notes: LoadNote[] = []
  const add = (code: 'too-long' | 'too-wide' | 'too-high', inches: number, limit: number) =>
    notes.push({ code, line, pieces, inches, limit })
  if (footprints(piece).length === 0) {
    const [along, across] = piece.turnable && width > length ? [width, length] : [length, width]
    if (along > trailer.length) add('too-long', along, trailer.length)
    if (across > trailer.width) add('too-wide', across, trailer.width)
  }
  if (height > trailer.height) add('too-high', height, trailer.height)
  return notes
}

/** Where a piece that no van takes may travel: a step deck within the roads' limits, or with a permit. */
function otherTrailers({ length, width, height, turnable }: LoadLine, line: number): LoadNote[] {
  const [along, across] = turnable && width > length ? [width, length] : [length, width]
  const limits = [
    { dimension: 'length', inches: along, limit: trailer.length },
    { dimension: 'width', inches: across, limit: roadLimits.width },
    { dimension: 'height', inches: height, limit: roadLimits.height - STEP_DECK_HEIGHT },
  ] as const
  const over = limits.filter(({ inches, limit }) => inches > limit)
  return over.length === 0
    ? [{ code: 'step-deck', line, inches: height }]
    : over.map((beyond) => ({ code: 'oversize', line, ...beyond }))
}

/** Notes on the floor that an arrangement takes, in inches from the nose. */
export function floorNotes({ inches, piecesLeft, isWhole }: Arrangement): LoadNote[] {
  const notes: LoadNote[] = []
  if (piecesLeft > 0) notes.push({ code: 'no-room', pieces: piecesLeft, feet: inches / 12 })
  else if (trailer.length - inches < PALLET_LENGTH) notes.push({ code: 'full-truckload', by: 'floor' })
  if (!isWhole) notes.push({ code: 'not-listed' })
  return notes
}

/** Notes on the total weight in pounds, against the trailer's payload. */
export function weightNotes(pounds: number): LoadNote[] {
  if (pounds > trailer.payload) return [{ code: 'too-heavy', pounds, limit: trailer.payload }]
  return pounds >= trailer.payload * FULL_BY_WEIGHT ? [{ code: 'full-truckload', by: 'weight' }] : []
}
