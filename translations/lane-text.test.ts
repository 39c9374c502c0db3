import { expect, test } from 'vitest'
import type { Lane, Place } from '../domain/lanes/estimate.ts'
import { drawLane, sketchLane } from '../domain/lanes/lane-drawing.ts'
import { project } from '../domain/lanes/projection.ts'
import { en } from './en/en.ts'
import { laneText } from './lane-text.ts'

const place = (name: string, region: string, country: Place['country']): Place => ({
  label: `${name}, ${region}`,
  name,
  region,
  country,
  longitude: 0,
  latitude: 0,
})

const lane: Lane = {
  from: place('Toronto', 'ON', 'CA'),
  to: place('<b>Monterrey</b>', 'NL', 'MX'),
  kilometres: { low: 3150, about: 3400, high: 3650 },
  miles: { low: 1960, about: 2110, high: 2270 },
  drivingHours: { low: 35, high: 46 },
  borderHours: { low: 6.5, high: 26 },
  ferryHours: { low: 0, high: 0 },
  drivingDays: { low: 5, high: 7 },
  countries: ['CA', 'US', 'MX'],
  regions: ['ON', 'MI', 'TX'],
  borders: [
    { name: 'Windsor–Detroit', from: 'ON', to: 'MI' },
    { name: 'Laredo–Nuevo Laredo', from: 'TX', to: 'NL' },
  ],
  ferries: [],
  highways: [],
  path: [
    [-79.42, 43.7],
    [-83.05, 42.33],
    [-98.49, 29.42],
    [-100.32, 25.68],
  ],
}

test('a lane reads as the site words it', () => {
  expect(laneText(lane, en)).toMatchObject({
    distance: 'about 3,400 km (2,110 mi) by road',
    hours: '35 to 46 h',
    days: '5 to 7',
    estimate: 'An estimate for planning; dispatch confirms.',
  })
})

test('each crossing names the papers of the country behind it', () => {
  const papers = laneText(lane, en).borders.map((border) => border.papers.map(([name]) => name))
  expect(papers[0]).toContain(en.lane.papers.brokerUS[0])
  expect(papers[1]).toContain(en.lane.papers.brokerMX[0])
})

test('a ferry is named with who runs it, how long it takes and when it sails', () => {
  const ferry = {
    name: 'Caribou–Wood Islands',
    operator: 'Northumberland Ferries',
    hours: 1.3,
    season: [5, 12] as const,
  }
  const text = laneText({ ...lane, ferries: [ferry], ferryHours: { low: 2, high: 3.5 } }, en)
  expect(text.ferries).toEqual([
    'Ferry: Caribou–Wood Islands, Northumberland Ferries, about 1.3 h, May to December',
  ])
  expect(text.waits.map(({ hours }) => hours)).toEqual(['6.5 to 26 h', '2 to 3.5 h'])
})

test('freight to Mexico changes carriers, and passes through the United States in bond', () => {
  const { notes, borders } = laneText(lane, en)
  expect(notes).toEqual([en.lane.mexico])
  const papers = borders.map((border) => border.papers.map(([name]) => name))
  expect(papers[0]).toContain(en.lane.papers.inBond[0])
  expect(papers[1]).toContain(en.lane.papers.cartaPorte[0])
})

test('freight out of Mexico needs a Carta Porte as well', () => {
  const out = laneText(
    {
      ...lane,
      from: lane.to,
      to: lane.from,
      borders: lane.borders.toReversed().map(({ name, from, to }) => ({ name, from: to, to: from })),
    },
    en,
  )
  expect(out.borders[0]?.papers.map(([name]) => name)).toContain(en.lane.papers.cartaPorte[0])
})

test('one day is one day', () => {
  expect(laneText({ ...lane, drivingDays: { low: 1, high: 1 } }, en).days).toBe('1')
  expect(en.lane.drivingDays('1')).toBe('1 driving day')
})

test.each([
  { width: 840, height: 236 },
  { width: 200, height: 600 },
])('the crop has the shape of its frame and holds the whole road: %o', (frame) => {
  const { viewBox } = drawLane(lane, frame)
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
  expect(width / height).toBeCloseTo(frame.width / frame.height, 1)
  for (const [longitude, latitude] of lane.path) {
    const [x, y] = project(longitude, latitude)
    expect(x > left && x < left + width && y > top && y < top + height).toBe(true)
  }
})

test('names are text in the drawing, and cities on the way are named', () => {
  const { markup, via } = drawLane(lane, { width: 600, height: 400 })
  expect(markup).toContain('&lt;b&gt;Monterrey')
  expect(via).toEqual(['San Antonio'])
})

test('a crossing is marked on the road', () => {
  const { markup } = drawLane(lane, { width: 600, height: 400 })
  expect(markup).toContain('class="gate"')
  expect(markup).toContain('Windsor–Detroit')
})

test('a sketch lies within its frame', () => {
  const { from, to } = sketchLane(lane, { width: 64, height: 44 })
  for (const [x, y] of [from, to]) expect(x > 0 && x < 64 && y > 0 && y < 44).toBe(true)
})
