import { expect, test } from 'vitest'
import { estimateLane, type Place, type Roads } from './estimate.ts'
import { buildGraph } from './graph.ts'
import { parseHighways, type Town } from './highways.ts'

/** Two towns of Canada, joined by a long road of their own and a short one through the United States. */
const highways = parseHighways(`
# a comment
HOME p: West CA-AB @50,-114 -700- Middle CA-SK @52,-110 -700- East CA-MB @50,-106
AWAY p: West CA-AB @50,-114 - South US-MT @48.5,-110 - East CA-MB @50,-106
FAR r2: South US-MT @48.5,-110 - Texas US-TX @32,-100
`)
const roads: Roads = {
  graph: buildGraph(highways, () => undefined),
  crossingName: () => 'A bridge',
  islandAt: () => undefined,
}

const place = (country: Place['country'], region: string, latitude: number, longitude: number): Place => ({
  label: `A place, ${region}`,
  name: 'A place',
  region,
  country,
  longitude,
  latitude,
})
const west = place('CA', 'AB', 50, -114)
const east = place('CA', 'MB', 50, -106)
const texas = place('US', 'TX', 32, -100)

test('a lane within one country stays there, however much longer it is', () => {
  const lane = estimateLane(roads, west, east)
  expect(lane).toMatchObject({ kilometres: { about: 1400 }, countries: ['CA'], borders: [] })
  expect(lane?.path).toEqual([
    [-114, 50],
    [-110, 52],
    [-106, 50],
  ])
})

test('a crossing has a name and two sides, and hours of its own', () => {
  const lane = estimateLane(roads, west, texas)
  expect(lane?.borders).toEqual([{ name: 'A bridge', from: 'AB', to: 'MT' }])
  expect(lane?.countries).toEqual(['CA', 'US'])
  const { kilometres, drivingHours, borderHours } = lane ?? {}
  expect(drivingHours?.low).toBe(Math.round((kilometres?.low ?? 0) / 90))
  expect(borderHours).toEqual({ low: 0.5, high: 2 })
})

test('two places on one stretch of road are joined along it', () => {
  const graph = buildGraph(
    parseHighways('PASS m: One CA-BC @51,-120 -280- Two CA-BC @51,-118'),
    () => undefined,
  )
  const lane = estimateLane(
    { ...roads, graph },
    place('CA', 'BC', 51.05, -119.5),
    place('CA', 'BC', 51.05, -118.5),
  )
  expect(lane?.kilometres.about).toBe(155)
})

test('no road leads to a place far from all of them', () => {
  expect(estimateLane(roads, west, place('US', 'HI', 21, -157))).toBeUndefined()
})

test('miles are kilometres in other words, and a range is at most a fifth of its estimate', () => {
  const { kilometres, miles } = estimateLane(roads, west, texas) ?? {}
  expect((miles?.about ?? 0) * 1.609).toBeCloseTo(kilometres?.about ?? 0, -2)
  for (const { low = 0, about = 0, high = 0 } of [kilometres ?? {}, miles ?? {}]) {
    expect(high - low).toBeLessThanOrEqual(about / 5)
    expect(low).toBeLessThan(about)
    expect(high).toBeGreaterThan(about)
  }
})

test('a line that is no highway is refused', () => {
  expect(() => parseHighways('I-5: Seattle')).toThrow('Not a highway')
  expect(() => parseHighways('I-5 x: Seattle US-WA')).toThrow('Not a highway')
  expect(() => buildGraph(parseHighways('I-5 p: Seattle US-WA - Tacoma US-WA'), () => undefined)).toThrow(
    'Seattle',
  )
})

test('a ferry is named and timed, its water is not driven, and no road crosses it', () => {
  const isle = (latitude: number) => (latitude > 60 ? 'An island' : undefined)
  const ferry = {
    operator: 'Ships',
    towns: [
      { name: 'East', region: 'CA-MB' },
      { name: 'Harbour', region: 'CA-MB', at: [60.1, -106] as [number, number] },
    ] as [Town, Town],
    hours: 2,
  }
  const row = 'ISLE p: Harbour CA-MB @60.1,-106 -80- Far Side CA-MB @60.8,-106'
  const graph = buildGraph([...highways, ...parseHighways(row)], () => undefined, {
    ferries: [ferry],
    islandAt: ({ latitude }) => isle(latitude),
  })
  const lane = estimateLane(
    { ...roads, graph, islandAt: ({ latitude }) => isle(latitude) },
    east,
    place('CA', 'MB', 60.8, -106),
  )
  expect(lane?.ferries).toEqual([{ name: 'East–Harbour', operator: 'Ships', hours: 2 }])
  expect(lane?.kilometres.about).toBe(80)
  expect(lane?.ferryHours).toEqual({ low: 2.5, high: 4 })
})

test('between towns of a plain with roads everywhere, a long way around is not driven; in the mountains it is', () => {
  const around = (longitude: number): Roads => ({
    ...roads,
    graph: buildGraph(
      parseHighways(
        `A p: One CA-AB @51,${longitude} - Two CA-AB @53,${longitude} - Three CA-AB @51,${longitude + 0.5}`,
      ),
      () => undefined,
    ),
  })
  const lane = (longitude: number) =>
    estimateLane(around(longitude), place('CA', 'AB', 51, longitude), place('CA', 'AB', 51, longitude + 0.5))
  expect(lane(-112)?.kilometres.about).toBe(49)
  expect(lane(-118)?.kilometres.about).toBeGreaterThan(400)
})

test('a stated length wins over one worked out for the same stretch', () => {
  const rows = 'A p: One CA-AB @50,-114 -150- Two CA-AB @50,-113\nB p: Two CA-AB - One CA-AB'
  expect(buildGraph(parseHighways(rows), () => undefined).edges).toHaveLength(1)
})
