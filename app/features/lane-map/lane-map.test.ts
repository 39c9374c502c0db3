import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { land, ways } from './generated/lane-map.ts'
import { LaneMap } from './lane-map.tsx'
import { lanes } from './lanes.ts'

test('names every city that a lane leads to, and Calgary, within the box that is always whole', () => {
  const page = renderToStaticMarkup(createElement(LaneMap))
  for (const { to } of lanes) expect(page).toContain(`>${to}</span>`)
  const places = readFileSync(new URL('generated/places.module.css', import.meta.url), 'utf8')
  const shares = [...places.matchAll(/:nth-child.*\n {4}left: ([\d.-]+)%;\n {4}top: ([\d.-]+)%/g)]
  expect(shares).toHaveLength(lanes.length + 1)
  for (const share of shares.flatMap(([, left, top]) => [Number(left), Number(top)])) {
    expect(share).toBeGreaterThan(4)
    expect(share).toBeLessThan(96)
  }
})

test('has no style attribute, which the content security policy would refuse', () => {
  expect(land + ways).not.toContain('style=')
})
