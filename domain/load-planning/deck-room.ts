import type { LoadLine } from './load-line.ts'
import type { LoadNote } from './notes.ts'
import { INCHES_PER_FOOT } from './trailer.ts'
import { type OpenDeck, openDeckFor, spaces } from './trailers.ts'

/** Which open decks need more than one trailer for the pieces that a van does not take; pieces of one line side by side where they may. */
export function deckNotes(lines: readonly LoadLine[]): LoadNote[] {
  const onDecks = lines.flatMap((piece) => {
    const { deck, excess } = openDeckFor(piece)
    return excess.length === 0 ? [{ deck, piece }] : []
  })
  return [...Map.groupBy(onDecks, ({ deck }) => deck)].flatMap(([deck, placed]): LoadNote[] => {
    const trailers = trailersFor(
      deck,
      placed.map(({ piece }) => piece),
    )
    const length = placed.reduce((sum, { piece }) => sum + lengthOn(deck, piece), 0)
    return trailers > 1 ? [{ code: 'decks', deck, feet: length / INCHES_PER_FOOT, trailers }] : []
  })
}

/** Each line in whole rows, none of them divided between two trailers. */
function trailersFor(deck: OpenDeck, pieces: readonly LoadLine[]): number {
  const room = spaces[deck].length
  let [trailers, left] = [1, room]
  for (const piece of pieces) {
    const { along, rows } = wayOn(deck, piece)
    const here = Math.min(rows, Math.floor(left / along))
    const perTrailer = Math.floor(room / along)
    const more = Math.ceil((rows - here) / perTrailer)
    left = more > 0 ? room - (rows - here - (more - 1) * perTrailer) * along : left - here * along
    trailers += more
  }
  return trailers
}

const lengthOn = (deck: OpenDeck, piece: LoadLine): number => {
  const { along, rows } = wayOn(deck, piece)
  return along * rows
}

/** The shorter way to place a line on a deck that takes its pieces. */
function wayOn(
  deck: OpenDeck,
  { count, length, width, turnable }: LoadLine,
): { along: number; rows: number } {
  const space = spaces[deck]
  const ways = [[length, width] as const, ...(turnable ? [[width, length] as const] : [])]
  const [shortest = { along: length, rows: count }] = ways
    .filter(([along, across]) => along <= space.length && across <= space.width)
    .map(([along, across]) => ({ along, rows: Math.ceil(count / Math.floor(space.width / across)) }))
    .toSorted((one, other) => one.along * one.rows - other.along * other.rows)
  return shortest
}
