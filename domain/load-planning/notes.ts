import type { LoadLine } from './load-line.ts'
import type { Arrangement } from './rows.ts'
import { footprints } from './stacks.ts'
import { INCHES_PER_FOOT, payloads, TOLERANCE, trailer } from './trailer.ts'
import { type Dimension, type OpenDeck, openDeckFor } from './trailers.ts'

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
  | { code: OpenDeck; line: number; inches: number }
  | {
      code: 'oversize'
      line: number
      deck: OpenDeck
      dimension: Dimension
      inches: number
      limit: number
    }
  | { code: 'long'; line: number; inches: number }
  | { code: 'concentrated'; pounds: number; feet: number; limit: number }
  | { code: 'axles'; pounds: number; unit: 'tridem' | 'super-b' }
  | { code: 'no-room'; pieces: number; feet: number }
  | { code: 'too-heavy'; pounds: number; limit: number }
  | { code: 'too-heavy-piece'; line: number; pounds: number; limit: number }
  | { code: 'decks'; deck: OpenDeck; feet: number; trailers: number }
  | { code: 'full-truckload'; by: 'floor' | 'weight' }
  | { code: 'not-listed' }

const lineFields = ['count', 'length', 'width', 'height', 'weight'] as const
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

/** What is wrong with a line whatever is beside it; none, where it can be placed. */
export function lineNotes(piece: LoadLine, line: number): LoadNote[] {
  const invalid = lineFields.filter((field) => !isReadable(piece, field))
  if (invalid.length > 0) return invalid.map((field) => ({ code: 'invalid', line, field }))
  if (piece.count === 0) return []
  const beyond = beyondTrailer(piece, line)
  return beyond.length === 0 ? [] : [...beyond, ...otherTrailers(piece, line)]
}

/** Freight of this length is loaded from the side or from above, as pipe and beams are. */
const LONG_PIECE = 240

/** Notes on a piece that a van takes, and that others carry better. */
export const adviceOn = ({ count, length, width }: LoadLine, line: number): LoadNote[] =>
  count > 0 && Math.max(length, width) >= LONG_PIECE
    ? [{ code: 'long', line, inches: Math.max(length, width) }]
    : []

const advisory = new Set<LoadNote['code']>([
  'full-truckload',
  'not-listed',
  'long',
  'concentrated',
  'axles',
  'decks',
])

/** Whether the load goes into the trailer nevertheless. */
export const isAdvice = (note: LoadNote): boolean =>
  advisory.has(note.code) && !(note.code === 'axles' && note.unit === 'super-b')

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

/** Where a piece that no van takes may travel: on an open deck within the roads' limits, or with a permit. */
function otherTrailers(piece: LoadLine, line: number): LoadNote[] {
  const { deck, excess } = openDeckFor(piece)
  return excess.length === 0
    ? [{ code: deck, line, inches: piece.height }]
    : excess.map((beyond) => ({ code: 'oversize', line, deck, ...beyond }))
}

/** Pounds that floors and axles usually take on this many inches of the trailer. */
const concentrations = [
  { inches: 240, limit: 40_000 },
  { inches: 120, limit: 25_000 },
  { inches: 48, limit: 10_000 },
] as const

/** Notes on freight that is heavy for the floor it stands on; the worst place only. */
export function concentrationNotes({ rows }: Arrangement, lines: readonly LoadLine[]): LoadNote[] {
  const weights = rows.map(({ x, length, placements }) => {
    const pounds = placements.reduce((sum, { line, pieces }) => sum + pieces * (lines[line]?.weight ?? 0), 0)
    return { from: x, to: x + length, pounds }
  })
  const [worst] = concentrations
    .map(({ inches, limit }) => ({
      pounds: Math.max(heaviest(weights, inches), heaviest(mirrorRows(weights), inches)),
      feet: inches / INCHES_PER_FOOT,
      limit,
    }))
    .filter(({ pounds, limit }) => pounds > limit)
    .toSorted((one, other) => other.pounds / other.limit - one.pounds / one.limit)
  return worst ? [{ code: 'concentrated', ...worst }] : []
}

interface WeightedRow {
  from: number
  to: number
  pounds: number
}

const mirrorRows = (rows: readonly WeightedRow[]): WeightedRow[] =>
  rows.toReversed().map(({ from, to, pounds }) => ({ from: -to, to: -from, pounds }))

/** The most pounds on any stretch of this length that ends with a row. A lone short row counts whole. */
function heaviest(rows: readonly WeightedRow[], inches: number): number {
  let [most, first, inside] = [0, 0, 0]
  for (const row of rows) {
    inside += row.pounds
    while ((rows[first]?.from ?? row.from) < row.to - inches - TOLERANCE && rows[first] !== row) {
      inside -= rows[first]?.pounds ?? 0
      first += 1
    }
    const before = rows[first - 1]
    const rest = before ? share(before, row.to - inches) : 0
    const own = row.to - row.from > inches ? (row.pounds * inches) / (row.to - row.from) : inside + rest
    most = Math.max(most, own)
  }
  return most
}

/** What of a row lies behind a point. */
const share = ({ from, to, pounds }: WeightedRow, point: number): number =>
  (pounds * Math.max(0, to - point)) / Math.max(TOLERANCE, to - from)

/** Notes on the floor that an arrangement takes, in inches from the nose. */
export function floorNotes({ inches, piecesLeft, isWhole }: Arrangement): LoadNote[] {
  const notes: LoadNote[] = []
  if (piecesLeft > 0) notes.push({ code: 'no-room', pieces: piecesLeft, feet: inches / 12 })
  else if (trailer.length - inches < PALLET_LENGTH) notes.push({ code: 'full-truckload', by: 'floor' })
  if (!isWhole) notes.push({ code: 'not-listed' })
  return notes
}

/** Notes on pieces that are too heavy by themselves: no second trailer helps them. */
export function heavyPieceNotes(lines: readonly LoadLine[], isWithinCanada: boolean): LoadNote[] {
  const limit = isWithinCanada ? payloads.tridem : trailer.payload
  return lines.flatMap(({ count, weight: pounds }, line): LoadNote[] =>
    count > 0 && pounds > limit && pounds <= most.weight
      ? [{ code: 'too-heavy-piece', line, pounds, limit }]
      : [],
  )
}

/** Notes on the total weight in pounds: US limits, unless the lane is known to stay in Canada. */
export function weightNotes(pounds: number, isWithinCanada: boolean): LoadNote[] {
  if (isWithinCanada && pounds > payloads.tandem) return axleNotes(pounds)
  if (!isWithinCanada && pounds > trailer.payload)
    return [{ code: 'too-heavy', pounds, limit: trailer.payload }]
  return pounds >= trailer.payload * FULL_BY_WEIGHT ? [{ code: 'full-truckload', by: 'weight' }] : []
}

/** Within Canada more axles carry more. */
function axleNotes(pounds: number): LoadNote[] {
  if (pounds <= payloads.tridem)
    return [
      { code: 'axles', pounds, unit: 'tridem' },
      { code: 'full-truckload', by: 'weight' },
    ]
  return pounds <= payloads.superB
    ? [{ code: 'axles', pounds, unit: 'super-b' }]
    : [{ code: 'too-heavy', pounds, limit: payloads.superB }]
}
