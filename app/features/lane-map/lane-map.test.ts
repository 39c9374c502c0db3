import { readFileSync } from 'node:fs'
import { exampleLanes } from 'virtual:example-lanes'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cityOf, exampleCities } from '../../../domain/lanes/example-lanes.ts'
import { land, ways } from './generated/lane-map.ts'
import { LaneMap } from './lane-map.tsx'
import { lanes } from './lanes.ts'

test('names every city that a lane leads to, and Calgary, within the box that is always whole', () => {
  const page = renderToStaticMarkup(createElement(LaneMap))
  for (const { to } of lanes) expect(page).toContain(`>${to} <small`)
  const places = readFileSync(new URL('generated/places.module.css', import.meta.url), 'utf8')
  const shares = [...places.matchAll(/:nth-child.*left: ([\d.-]+)%; top: ([\d.-]+)%/g)]
  expect(shares).toHaveLength(lanes.length + 1)
  for (const share of shares.flatMap(([, left, top]) => [Number(left), Number(top)])) {
    expect(share).toBeGreaterThan(4)
    expect(share).toBeLessThan(96)
  }
})

test('each city is a button that takes its lane to the quote, and says what the estimate says', () => {
  const page = renderToStaticMarkup(createElement(LaneMap))
  expect(exampleCities.map(cityOf)).toEqual(lanes.map(({ to }) => to))
  const buttons = page.match(/<button type="submit"[^>]* name="lane"/g)?.join('') ?? ''
  for (const city of exampleCities) expect(buttons.includes(`value="Calgary, AB – ${city}"`)).toBe(true)
  const { kilometres, days } = exampleLanes['Toronto, ON']
  const [, estimate] = /Toronto <small[^>]*>(.*?)<\/small>/.exec(page.replaceAll('\u00a0', ' ')) ?? []
  expect(estimate).toBe(`${kilometres.toLocaleString('en-CA')} km · ${days.low} to ${days.high} days`)
})

test('has no style attribute, which the content security policy would refuse', () => {
  expect(land + ways).not.toContain('style=')
})
