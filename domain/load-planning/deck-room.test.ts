import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deckNotes } from './deck-room.ts'
import type { LoadLine } from './load-line.ts'
import { openDeckFor } from './trailers.ts'

const machines = (count: number, more: Partial<LoadLine> = {}): LoadLine => ({
  ...{ count, length: 240, width: 96, height: 118, weight: 9000 },
  ...more,
})

test('four machines of 20 ft need two step decks of 42 ft', () => {
  expect(deckNotes([machines(2)])).toEqual([])
  expect(deckNotes([machines(4)])).toEqual([{ code: 'decks', deck: 'step-deck', feet: 80, trailers: 2 }])
})

test('each kind of deck is counted by itself, and oversize pieces are not', () => {
  const tall = machines(3, { height: 132 })
  expect(deckNotes([machines(2), tall, machines(5, { height: 170 })])).toEqual([
    { code: 'decks', deck: 'lowboy', feet: 60, trailers: 3 },
  ])
})

test('narrow pieces lie side by side', () => expect(deckNotes([machines(4, { width: 50 })])).toEqual([]))

test('every trailer named is needed, and they have room for all', () =>
  fc.assert(
    fc.property(
      fc.record({
        count: fc.integer({ min: 1, max: 40 }),
        length: fc.integer({ min: 12, max: 636 }),
        width: fc.integer({ min: 12, max: 102 }),
        height: fc.integer({ min: 12, max: 138 }),
        turnable: fc.boolean(),
      }),
      (size) => {
        const piece = { ...size, weight: 100 }
        const { deck, excess } = openDeckFor(piece)
        fc.pre(excess.length === 0)
        const [note] = deckNotes([piece])
        const trailers = note?.code === 'decks' ? note.trailers : 1
        const one = deckNotes([{ ...piece, count: 1 }])
        expect(one).toEqual([])
        expect(trailers).toBeLessThanOrEqual(piece.count)
        if (note?.code === 'decks') expect(note.deck).toBe(deck)
        const fewer = deckNotes([{ ...piece, count: Math.max(1, piece.count - 1) }])[0]
        expect(fewer?.code === 'decks' ? fewer.trailers : 1).toBeLessThanOrEqual(trailers)
      },
    ),
  ))
