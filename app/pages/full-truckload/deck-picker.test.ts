import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { DeckPicker } from './deck-picker.tsx'

const markup = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(DeckPicker)))
const text = markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')

test('the page says without scripts what each trailer has to spare, or by how much it is too low', () => {
  for (const line of [
    'Dry van No 6 in (15 cm) too tall inside',
    'Flatbed Permit 1 ft (30 cm) over',
    'Step deck Fits 8 in (20 cm) to spare Deck at 3 ft 4 in (1.02 m), 42 ft long',
    'Freight 9 ft 6 in (2.90 m) tall goes on a step deck.',
  ])
    expect(text).toContain(line)
})

test('the button carries the service, the height and the deck into the quote', () => {
  const [, query = ''] = /href="\/quote\?([^"]*)"/.exec(markup.replaceAll('&amp;', '&')) ?? []
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    services: 'Full Truckload',
    additionalInfo: 'Freight 9 ft 6 in (2.90 m) tall: step deck.',
  })
})
