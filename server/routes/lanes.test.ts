import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openLanes } from '../lanes/lanes.ts'
import { laneRoutes } from './lanes.ts'

const routes = laneRoutes({ lanes: openLanes() })
const request = (path: string, query: Record<string, string>): Promise<Response> =>
  Promise.resolve(routes.request(`${path}?${new URLSearchParams(query)}`))

const place = {
  label: expect.any(String),
  name: expect.any(String),
  region: expect.stringMatching(/^[A-Z]{2}$/),
  country: expect.stringMatching(/^(CA|US|MX)$/),
  longitude: expect.any(Number),
  latitude: expect.any(Number),
}

test('places are suggested, and the answer may be kept for a day', async () => {
  const response = await request('/api/places', { q: 'calg' })
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400')
  const { places } = (await response.json()) as { places: unknown[] }
  expect(places[0]).toEqual({ ...place, label: 'Calgary, AB', name: 'Calgary', region: 'AB', country: 'CA' })
})

test('a lane has the shape of the contract', async () => {
  const response = await request('/api/lane', { from: 'Calgary, AB', to: 'Dallas TX' })
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400')
  const range = { low: expect.any(Number), high: expect.any(Number) }
  expect(await response.json()).toEqual({
    from: place,
    to: place,
    kilometres: { ...range, about: expect.any(Number) },
    miles: { ...range, about: expect.any(Number) },
    drivingHours: range,
    drivingDays: range,
    countries: ['CA', 'US'],
    borders: [{ name: 'Coutts–Sweetgrass', from: 'AB', to: 'MT' }],
    path: expect.arrayContaining([[expect.any(Number), expect.any(Number)]]),
  })
})

test('a place that is missing, unknown or ambiguous is refused beside its name', async () => {
  const response = await request('/api/lane', { from: 'Springfield' })
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    success: false,
    message: expect.any(String),
    problems: { from: expect.any(String), to: expect.any(String) },
    suggestions: { from: expect.arrayContaining([place]), to: [] },
  })
})

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    ',',
    ', ,',
    'a'.repeat(5000),
    'cd '.repeat(80),
  ),
  fc
    .array(
      fc.constantFrom('Calgary', 'AB', ',', '90012', 'T2P', 'ca', 'mx', '-', '/', 'St.', '\u0000', 'é'),
      { maxLength: 40 },
    )
    .map((words) => words.join(' ')),
)

test('whatever is typed gets an answer in the shape of the contract', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (from, to) => {
      const places = await request('/api/places', { q: from })
      expect(places.status).toBe(200)
      const lane = await request('/api/lane', { from, to })
      expect([200, 422]).toContain(lane.status)
      if (lane.status === 422) expect(await lane.json()).toMatchObject({ success: false })
    }),
    { numRuns: 1000 },
  )
})
