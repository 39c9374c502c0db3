import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sizes } from './containers.ts'
import * as elevations from './elevations.tsx'
import * as intermodal from './intermodal-drawings.tsx'
import { LetteredVan } from './lettered-van.tsx'
import * as ltl from './ltl-drawings.tsx'
import { mine } from './pallet-plan.ts'
import { placeholders } from './placeholder.tsx'
import { CAR_LENGTH } from './rail.ts'
import { Sky } from './sky.tsx'
import { Thermometer } from './thermometer.tsx'
import { LENGTH } from './trailers.ts'

const Lettered = () => createElement(LetteredVan, { name: 'Société des Producteurs & Fils' })
const Placeholders = () => placeholders
const all = {
  ...elevations,
  ...intermodal,
  ...ltl,
  Lettered,
  Placeholders,
  Sky,
  Thermometer,
} as unknown as Record<string, FunctionComponent<{ kind: string }>>
const drawn = Object.entries(all).map(
  ([name, drawing]) => [name, renderToStaticMarkup(createElement(drawing, { kind: 'step' }))] as const,
)

test.each(drawn)('%s is drawn with numbers only, and without style attributes', (_, markup) => {
  expect(markup).not.toMatch(/NaN|undefined|Infinity| style=/)
  expect(markup.match(/<path/g)?.length).toBeGreaterThan(3)
})

test.each(drawn)('%s has a name or is hidden', (_, markup) => {
  for (const [svg] of markup.matchAll(/<svg[^>]*>/g))
    expect(svg).toMatch(/role="img" aria-label="[^"]+"|aria-hidden="true"/)
})

const CENTIMETRES_IN_A_FOOT = 30.48

test.each([
  ['trailer', 53, LENGTH],
  ['40 ft container', 40, sizes[40].length],
  ['53 ft container', 53, sizes[53].length],
  ['four pallets', 8, mine.to - mine.from],
  ['well car', 76.5, CAR_LENGTH],
])('a %s is as long as its label says', (_, feet, centimetres) => {
  expect(Math.abs(centimetres - feet * CENTIMETRES_IN_A_FOOT)).toBeLessThan(3)
})
