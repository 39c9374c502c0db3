import { expect, test } from 'vitest'
import { deckFits, deckFor, deckHeight } from './deck-fit.ts'
import { openDeckFor } from './trailers.ts'

test.each([
  [48, 'dry-van'],
  [108, 'dry-van'],
  [110, 'step-deck'],
  [122, 'step-deck'],
  [124, 'lowboy'],
  [138, 'lowboy'],
  [140, undefined],
] as const)('freight %s in tall is proposed a %s', (height, trailer) => {
  expect(deckFor(height)).toBe(trailer)
})

test('of open decks it proposes what the load planner chooses', () => {
  for (let height = 110; height <= 138; height += 2)
    expect(openDeckFor({ count: 1, length: 48, width: 40, height, weight: 0 }).deck).toBe(deckFor(height))
})

test('each trailer says what is spare or over, in its own measure', () => {
  const spare = Object.fromEntries(deckFits(114).map(({ trailer, spare }) => [trailer, spare]))
  expect(spare).toEqual({ 'dry-van': -6, reefer: -12, flatbed: -12, 'step-deck': 8, lowboy: 24 })
})

test('decks lie as high as the planner has them, boxes have none', () => {
  expect([deckHeight('flatbed'), deckHeight('step-deck'), deckHeight('dry-van')]).toEqual([60, 40, undefined])
})
