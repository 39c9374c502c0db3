import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { drawLaneMap, moduleOf } from './draw.ts'
import { LaneMap } from './lane-map.tsx'

const provinces = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ')
const states =
  'AK AL AR AZ CA CO CT DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'.split(
    ' ',
  )

describe('the lane map', () => {
  const { regions, markup } = drawLaneMap()
  const idsOf = (country: string) =>
    regions.filter((region) => region.country === country).map(({ id }) => id)

  test('has 13 provinces and territories, 50 states and the District of Columbia', () => {
    expect(provinces).toHaveLength(13)
    expect(states).toHaveLength(50)
    expect(idsOf('CA').sort()).toEqual(provinces)
    expect(idsOf('US').sort()).toEqual([...states, 'DC'].sort())
  })

  test('shows each of them on the page as land that takes up room', () => {
    const page = renderToStaticMarkup(createElement(LaneMap))
    for (const { id, path } of regions) {
      expect(page, id).toContain(`<path d="${path}"/>`)
      expect(widthOf(path), id).toBeGreaterThan(0)
    }
    expect(page.match(/<path d="/g)).toHaveLength(64)
  })

  test('turns no region inside out: none covers the whole frame', () => {
    for (const { id, path } of regions) expect(widthOf(path), id).toBeLessThan(900)
  })

  test('is the one that the script makes', () => {
    const kept = readFileSync(new URL('generated/lane-map.ts', import.meta.url), 'utf8')
    expect(kept).toBe(moduleOf(markup))
  })

  test('has no style attribute, which the content security policy would refuse', () => {
    expect(markup).not.toContain('style=')
  })
})

/** From the leftmost to the rightmost point of a path of relative moves. */
function widthOf(path: string): number {
  const xs = path.split('M').slice(1).flatMap(xsOf)
  return Math.max(...xs) - Math.min(...xs)
}

function xsOf(ring: string): number[] {
  const moves = (ring.match(/-?[\d.]+/g) ?? []).filter((_, i) => i % 2 === 0).map(Number)
  return moves.map((_, i) => moves.slice(0, i + 1).reduce((x, dx) => x + dx))
}
