import fc from 'fast-check'
import { expect, test } from 'vitest'
import { en } from '../../translations/en/en.ts'
import { refusals } from '../http/error-messages.ts'
import { openLanes } from '../lanes/lanes.ts'
import { laneRoutes } from './lane-routes.ts'

const routes = laneRoutes({ lanes: openLanes(), config: { trustProxy: 1 } })
const request = async (
  path: string,
  query: Record<string, string>,
  client = '192.0.2.1',
): Promise<Response> =>
  routes.request(`${path}?${new URLSearchParams(query)}`, { headers: { 'x-forwarded-for': client } })

const place = {
  label: expect.any(String),
  name: expect.any(String),
  region: expect.stringMatching(/^[A-Z]{2}$/),
  country: expect.stringMatching(/^(CA|US|MX)$/),
  longitude: expect.any(Number),
  latitude: expect.any(Number),
}

test('places are suggested, and the response may be kept for a day', async () => {
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
    borderHours: { low: 0.5, high: 2 },
    ferryHours: { low: 0, high: 0 },
    drivingDays: range,
    countries: ['CA', 'US'],
    regions: ['AB', 'MT', 'WY', 'CO', 'NM', 'TX'],
    borders: [{ name: 'Coutts–Sweetgrass', from: 'AB', to: 'MT' }],
    ferries: [],
    highways: [],
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

test('one client has 600 calls a minute, of both kinds together; others have their own', async () => {
  for (let call = 0; call < 300; call += 1) {
    expect((await request('/api/places', { q: 'calg' }, '192.0.2.9')).status).toBe(200)
    expect((await request('/api/lane', { from: '', to: '' }, '192.0.2.9')).status).toBe(422)
  }
  for (const path of ['/api/places', '/api/lane']) {
    const refused = await request(path, { q: 'calg' }, '192.0.2.9')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.json()).toEqual({ success: false, message: refusals.tooMany.message })
  }
  expect((await request('/api/places', { q: 'calg' }, '192.0.2.10')).status).toBe(200)
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
    fc.asyncProperty(text, text, fc.ipV4(), async (from, to, client) => {
      const places = await request('/api/places', { q: from }, client)
      expect(places.status).toBe(200)
      const lane = await request('/api/lane', { from, to }, client)
      expect([200, 422]).toContain(lane.status)
      if (lane.status === 422) expect(await lane.json()).toMatchObject({ success: false })
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['Fort Chipewyan', { to: [en.lane.before.winterRoads] }],
  ['Iqaluit', undefined],
])('the refusal of %s leads to what the page on what to know before asking says', async (to, before) => {
  const response = await request('/api/lane', { from: 'Calgary, AB', to })
  const body = (await response.json()) as { before?: unknown }
  expect(body).toEqual(expect.objectContaining({ success: false, problems: { to: expect.any(String) } }))
  expect(body.before).toEqual(before)
})
