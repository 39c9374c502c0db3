import type { LoadLine } from './load-line.ts'
import { payloads, roadLimits, STEP_DECK_HEIGHT, trailer } from './trailer.ts'

export const trailerKinds = ['dry-van', 'reefer', 'flatbed', 'step-deck', 'lowboy'] as const
export type TrailerKind = (typeof trailerKinds)[number]

interface Space {
  length: number
  width: number
  height: number
}

const FLATBED_HEIGHT = 60
const LOWBOY_HEIGHT = 24
/** A reefer's walls, and the air that must pass over the load, take this much room. */
const REEFER = { length: 630, width: 96, height: 102 } as const

const onDeck = (length: number, deck: number): Space => ({
  length,
  width: roadLimits.width,
  height: roadLimits.height - deck,
})

/** The largest piece of each trailer without a permit, in inches: 42 ft of a step deck lie low, and 29 ft of a lowboy. */
export const spaces: Record<TrailerKind, Space> = {
  'dry-van': trailer,
  reefer: REEFER,
  flatbed: onDeck(trailer.length, FLATBED_HEIGHT),
  'step-deck': onDeck(504, STEP_DECK_HEIGHT),
  lowboy: onDeck(348, LOWBOY_HEIGHT),
}

export type Dimension = keyof Space

/** One measure of a piece that a trailer does not take without a permit, if at all. */
interface Excess {
  dimension: Dimension
  inches: number
  limit: number
}

/** What of a piece is beyond a trailer, turned where it may be and where that is better; empty where it fits. */
function excessOf(piece: LoadLine, kind: TrailerKind): Excess[] {
  const { length, width, height, turnable } = piece
  const ways = [[length, width] as const, ...(turnable ? [[width, length] as const] : [])]
  const [best = []] = ways
    .map(([along, across]) => beyond({ length: along, width: across, height }, spaces[kind]))
    .toSorted((one, other) => totalOf(one) - totalOf(other))
  return best
}

const beyond = (size: Space, space: Space): Excess[] =>
  (['length', 'width', 'height'] as const)
    .map((dimension) => ({ dimension, inches: size[dimension], limit: space[dimension] }))
    .filter(({ inches, limit }) => inches > limit)

const totalOf = (excess: Excess[]): number =>
  excess.reduce((sum, { inches, limit }) => sum + inches - limit, 0)

const openDecks = ['flatbed', 'step-deck', 'lowboy'] as const
export type OpenDeck = (typeof openDecks)[number]

export const isOpenDeck = (text: string): text is OpenDeck => openDecks.some((deck) => deck === text)

/** In pounds: machines this heavy travel low, on more axles than a flatbed or step deck has. */
const HEAVY = payloads.tandem

/**
 * The open trailer that takes a piece: the highest deck within the limits, else the lowest that is long enough, with a
 * permit. Where none is, or the piece is heavy, a flatbed or lowboy that can be drawn out.
 */
export function openDeckFor(piece: LoadLine): { deck: OpenDeck; excess: Excess[] } {
  const decks = openDecks.map((deck) => ({ deck, excess: excessOf(piece, deck) }))
  const isWithin = ({ excess }: { excess: Excess[] }, ...ways: Dimension[]) =>
    excess.every(({ dimension }) => !ways.includes(dimension))
  const lowest = { deck: 'lowboy', excess: excessOf(piece, 'lowboy') } as const
  const within = decks.find((deck) => isWithin(deck, 'length', 'width', 'height'))
  if (within || piece.weight > HEAVY) return within ?? lowest
  return (
    decks.findLast((deck) => isWithin(deck, 'length')) ??
    decks.find((deck) => isWithin(deck, 'height')) ??
    lowest
  )
}

/** Whether each piece of a load goes on one kind of trailer; room for all of them beside each other is not looked at. */
export interface TrailerFit {
  trailer: TrailerKind
  beyond: (Excess & { line: number })[]
  /** Lines whose pieces are too heavy for it. */
  tooHeavy: number[]
}

export const trailerFits = (lines: readonly { line: number; piece: LoadLine }[]): TrailerFit[] =>
  trailerKinds.map((kind) => ({
    trailer: kind,
    beyond: lines.flatMap(({ line, piece }) => excessOf(piece, kind).map((excess) => ({ line, ...excess }))),
    tooHeavy: lines.flatMap(({ line, piece }) => (kind !== 'lowboy' && piece.weight > HEAVY ? line : [])),
  }))
