import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LaneMap } from '../../app/features/lane-map/lane-map.tsx'
import { drawLaneMap, filesOf } from './draw.ts'

const provinces = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ')
const states =
  'AK AL AR AZ CA CO CT DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'.split(
    ' ',
  )

describe('the lane map', () => {
  const map = drawLaneMap()
  const { countries } = map
  const regions = countries.flatMap((country) => country.regions)
  const idsOf = (code: string) =>
    countries
      .filter((country) => country.code === code)
      .flatMap((country) => country.regions.map(({ id }) => id))

  test('has 13 provinces and territories, 50 states and the District of Columbia', () => {
    expect(provinces).toHaveLength(13)
    expect(states).toHaveLength(50)
    expect(idsOf('CA').sort()).toEqual(provinces)
    expect(idsOf('US').sort()).toEqual([...states, 'DC'].sort())
  })

  test('has each of them as land that takes up room', () => {
    for (const { id, path } of regions) expect(areaOf(path), id).toBeGreaterThan(0)
  })

  test('turns no region inside out: none covers the whole frame', () => {
    for (const { id, path } of regions) expect(widthOf(path), id).toBeLessThan(900)
  })

  test.each(countries)(
    'shows the land of every region of $code on the page, and no other land',
    (country) => {
      const page = renderToStaticMarkup(createElement(LaneMap))
      expect(page).toContain(` d="${country.outline}"`)
      expect(page).toContain(` d="${country.borders}"`)
      expect(areaOf(country.outline)).toBe(sum(country.regions.map(({ path }) => areaOf(path))))
    },
  )

  test.each(countries)(
    'draws each border between two regions of $code once',
    ({ regions, outline, borders }) => {
      const allRound = sum(regions.map(({ path }) => lengthOf(path)))
      expect(lengthOf(borders)).toBeGreaterThan(1000)
      expect(lengthOf(outline) + 2 * lengthOf(borders)).toBeCloseTo(allRound, 6)
    },
  )

  test.each(countries)('closes every coast of $code and no border', ({ outline, borders }) => {
    expect(linesOf(outline).every(({ isRing }) => isRing)).toBe(true)
    expect(linesOf(borders).some(({ isRing }) => isRing)).toBe(false)
  })

  test.each(filesOf(map))('is in %s as the script makes it', (name, text) => {
    const file = new URL(`../../app/features/lane-map/generated/${name}`, import.meta.url)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})

type Point = [x: number, y: number]

interface Line {
  isRing: boolean
  sides: [from: Point, to: Point][]
}

/** What a pen draws that follows a path of relative moves. */
function linesOf(path: string): Line[] {
  let pen: Point = [0, 0]
  return [...path.matchAll(/m[^m]+/g)].map(([line]) => {
    const isRing = line.endsWith('z')
    const points = [...line.matchAll(/(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, dx, dy]): Point => {
      pen = [pen[0] + Number(dx), pen[1] + Number(dy)]
      return pen
    })
    const [start = pen, ...rest] = points
    if (isRing) pen = start
    const ends = isRing ? [...rest, start] : rest
    return { isRing, sides: ends.map((to, i) => [points[i] ?? start, to]) }
  })
}

const sidesOf = (path: string) => linesOf(path).flatMap(({ sides }) => sides)

function widthOf(path: string): number {
  const xs = sidesOf(path).map(([[x]]) => x)
  return Math.max(...xs) - Math.min(...xs)
}

/** Lakes count against it. */
const areaOf = (path: string): number =>
  Math.abs(sum(sidesOf(path).map(([[x, y], [toX, toY]]) => (x * toY - toX * y) / 2)))

const lengthOf = (path: string): number =>
  sum(sidesOf(path).map(([[x, y], [toX, toY]]) => Math.hypot(toX - x, toY - y)))

const sum = (all: number[]): number => all.reduce((total, one) => total + one, 0)
