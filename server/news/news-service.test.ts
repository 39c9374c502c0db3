import { randomBytes } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { HOUR } from '../../domain/time/durations.ts'
import { saveCachedValue } from '../store/cached-values.ts'
import type { Transaction } from '../store/database.ts'
import { openStore, type Store, StoreUnavailable } from '../store/store.ts'
import { newTestDatabase } from '../testing/databases.ts'
import { openTestNews, stories, story } from '../testing/programs/test-news-service.ts'
import { bytes, endless, json, localUpstream, silence, withStatus } from '../testing/programs/upstream.ts'
import { PATIENCE_MS, silent } from '../testing/test-dependencies.ts'

test('asks for trucking, logistics and transport in English, newest first, twelve, the key in its header', async () => {
  const upstream = await localUpstream(json(stories(story(1))))
  const { news, key } = openTestNews({ apiUrl: `${upstream.url}/v2/everything?edition=ca` })
  await news.latest()

  const [request] = upstream.requests
  const { pathname, searchParams } = new URL(request?.url ?? '', upstream.url)
  expect(pathname).toBe('/v2/everything')
  expect(Object.fromEntries(searchParams)).toEqual({
    edition: 'ca',
    q: 'trucking OR logistics OR transport',
    language: 'en',
    sortBy: 'publishedAt',
    pageSize: '12',
  })
  expect(request?.headers['x-api-key']).toBe(key)
  expect(request?.url).not.toContain(key)
})

test('answers articles in the shape of the contract, pictures under a path of ours', async () => {
  const upstream = await localUpstream(json(stories(story(1))))
  const { news } = openTestNews({ apiUrl: upstream.url })

  expect(await news.latest()).toEqual({
    articles: [
      {
        title: 'Story 1',
        url: 'https://paper.example/1',
        urlToImage: expect.stringMatching(/^\/api\/news\/images\/[0-9a-f]{32}$/),
        description: 'What story 1 says',
        publishedAt: '2026-11-18T23:59:00.000Z',
        source: { name: 'Trade Paper' },
      },
    ],
  })
})

test('fifty asking at once make one call, and so do all within the hour', async () => {
  const upstream = await localUpstream(json(stories(story(1))))
  const { news, clock } = openTestNews({ apiUrl: upstream.url })
  const responses = await Promise.all(Array.from({ length: 50 }, () => news.latest()))
  clock.now += HOUR - 1
  await news.latest()

  expect(upstream.requests).toHaveLength(1)
  expect(responses.every((response) => response?.articles.length === 1)).toBe(true)
})

test('after an hour it asks again and shows what came', async () => {
  const upstream = await localUpstream(json(stories(story(1))))
  const { news, clock } = openTestNews({ apiUrl: upstream.url })
  await news.latest()
  upstream.listener = json(stories(story(2)))
  clock.now += HOUR

  expect((await news.latest())?.articles.map(({ title }) => title)).toEqual(['Story 2'])
  expect(upstream.requests).toHaveLength(2)
})

const failures: [what: string, listener: RequestListener, reason: string][] = [
  ['hangs', silence, 'TimeoutError'],
  ['stops in the middle', (_request, response) => response.write('{"articles":['), 'TimeoutError'],
  ['drops the connection', (request) => request.socket.destroy(), 'UND_ERR_SOCKET'],
  ['breaks off', brokenOff, 'UND_ERR_SOCKET'],
  ['sends without end', endless(Buffer.alloc(100_000, ' ')), 'more than 2 MB'],
  ['sends 50 MB packed small', packed(gzipSync(Buffer.alloc(50_000_000, ' '))), 'more than 2 MB'],
  ['sends no JSON', bytes('<!doctype html><h1>Welcome</h1>', 'text/html'), 'not JSON'],
  ['sends noise', bytes(randomBytes(1000), 'application/json'), 'not JSON'],
  ['sends JSON nested without end', bytes('['.repeat(500_000), 'application/json'), 'not JSON'],
  ['sends null', json(null), 'no list of articles'],
  ['sends no list', json({ status: 'error', code: 'apiKeyInvalid' }), 'no list of articles'],
  ['sends an empty list', json(stories()), 'no article that can be shown'],
  [
    'sends only nonsense',
    json(stories(null, 7, 'text', [], {}, { title: {} })),
    'no article that can be shown',
  ],
  ['answers 500', withStatus(500), 'status 500'],
  ['answers 401', withStatus(401), 'status 401'],
  ['answers 204', withStatus(204), 'status 204'],
  ['leads elsewhere', leadingElsewhere, 'status 302'],
]

test.each(failures)(
  'a service that %s leaves the last good answer, or none',
  async (_what, listener, reason) => {
    const upstream = await localUpstream(json(stories(story(1))))
    const { news, clock, log } = openTestNews({ apiUrl: upstream.url })
    const good = await news.latest()
    upstream.listener = listener
    clock.now += HOUR

    expect(await news.latest()).toEqual(good)
    expect(good?.articles).toHaveLength(1)
    expect(log()).toContain(reason)
    expect(await openTestNews({ apiUrl: `${upstream.url}/new` }).news.latest()).toBeUndefined()
    expect(upstream.requests.map(({ url }) => url)).not.toContain('/elsewhere')
  },
)

test('a service that is not there leaves nothing to show', async () => {
  const { news, log } = openTestNews({ apiUrl: 'http://127.0.0.1:9/' })
  expect(await news.latest()).toBeUndefined()
  expect(log()).toContain('could not be fetched')
})

test('a service that failed is left alone for a minute', async () => {
  const upstream = await localUpstream(withStatus(503))
  const { news, clock } = openTestNews({ apiUrl: upstream.url })
  await Promise.all(Array.from({ length: 50 }, () => news.latest()))
  clock.now += 59_000
  await news.latest()
  expect(upstream.requests).toHaveLength(1)

  upstream.listener = json(stories(story(1)))
  clock.now += 1000
  expect((await news.latest())?.articles).toHaveLength(1)
  expect(upstream.requests).toHaveLength(2)
})

test('of a thousand articles it shows the twelve newest', async () => {
  const shuffled = Array.from({ length: 1000 }, (_, number) => story((number * 7) % 1000))
  const upstream = await localUpstream(json(stories(...shuffled)))
  const { news } = openTestNews({ apiUrl: upstream.url })

  const titles = (await news.latest())?.articles.map(({ title }) => title)
  expect(titles).toEqual(Array.from({ length: 12 }, (_, number) => `Story ${number}`))
})

test('after a restart it shows what was kept and does not ask before the hour is over', async () => {
  const upstream = await localUpstream(json(stories(story(1))))
  const before = await openTestNews({ apiUrl: upstream.url }).news.latest()
  upstream.listener = withStatus(500)
  const { news, clock } = openTestNews({ apiUrl: upstream.url })

  expect(await news.latest()).toEqual(before)
  expect(upstream.requests).toHaveLength(1)
  clock.now += 30 * HOUR
  expect(await news.latest()).toEqual(before)
  expect(upstream.requests).toHaveLength(2)
})

test('what was stored from another service is neither shown nor kept', async () => {
  const one = await localUpstream(json(stories(story(1))))
  const other = await localUpstream(json(stories(story(2))))
  await openTestNews({ apiUrl: one.url }).news.latest()

  const { news, store } = openTestNews({ apiUrl: other.url })
  expect((await news.latest())?.articles[0]?.title).toBe('Story 2')
  expect(await store.transact(storedNews)).toHaveLength(1)
})

test('a damaged value is news to be asked for again', async () => {
  const upstream = await localUpstream(json(stories(story(1))))
  const { news, store, clock } = openTestNews({ apiUrl: upstream.url })
  await news.latest()
  await store.transact(async (transaction) => {
    const [stored] = await storedNews(transaction)
    await saveCachedValue(transaction, { name: stored?.name ?? '', value: '{"articles":[{"title"', at: 0 })
  })
  clock.now += HOUR
  const restarted = openTestNews({ apiUrl: upstream.url })
  restarted.clock.now += HOUR
  expect((await restarted.news.latest())?.articles).toHaveLength(1)
  expect(upstream.requests).toHaveLength(2)
})

test.each(['gone', 'full'])(
  'without its database, which is %s, an instance asks for itself',
  async (reason) => {
    const upstream = await localUpstream(json(stories(story(1))))
    const store = { transact: () => Promise.reject(new StoreUnavailable(reason)) }
    const { news, log } = openTestNews({ apiUrl: upstream.url, store })
    expect((await news.latest())?.articles).toHaveLength(1)
    expect(log()).toContain('could not be stored')
  },
)

describe('instances on one Postgres', () => {
  const stores: Store[] = []
  afterAll(() => Promise.all(stores.map((store) => store.close())))

  async function twoInstances(apiUrl: string) {
    const settings = { dataDir: '', databaseUrl: await newTestDatabase(), deadline: PATIENCE_MS }
    const [first, second] = await Promise.all([openStore(settings, silent), openStore(settings, silent)])
    stores.push(first, second)
    return [openTestNews({ apiUrl, store: first }), openTestNews({ apiUrl, store: second })] as const
  }

  test('ask once an hour together, and each shows what another fetched', async () => {
    const upstream = await localUpstream(json(stories(story(1))))
    const [one, other] = await twoInstances(upstream.url)
    const shown = await one.news.latest()
    expect(await other.news.latest()).toEqual(shown)
    expect(upstream.requests).toHaveLength(1)

    for (const { clock } of [one, other]) clock.now += HOUR
    upstream.listener = json(stories(story(2)))
    await other.news.latest()
    expect((await one.news.latest())?.articles[0]?.title).toBe('Story 2')
    expect(upstream.requests).toHaveLength(2)
  })

  test('ask a service that fails once a minute together and show the last news', async () => {
    const upstream = await localUpstream(json(stories(story(1))))
    const [one, other] = await twoInstances(upstream.url)
    const good = await one.news.latest()
    for (const { clock } of [one, other]) clock.now += HOUR
    upstream.listener = withStatus(500)
    expect(await Promise.all([one.news.latest(), other.news.latest()])).toEqual([good, good])
    expect(upstream.requests).toHaveLength(2)
    for (const { clock } of [one, other]) clock.now += 61_000
    await Promise.all([one.news.latest(), other.news.latest()])
    expect(upstream.requests).toHaveLength(3)
  })
})

test('without a key and without feeds nothing is asked and nothing shown', async () => {
  const { news } = openTestNews({ apiKey: undefined, fetch: () => Promise.reject(new Error('asked')) })
  expect(await news.latest()).toBeUndefined()
})

test('the key is neither shown nor logged, even when the service says it', async () => {
  const upstream = await localUpstream((request, response) => {
    const said = String(request.headers['x-api-key'])
    json(
      stories(
        story(1, { title: `Story of ${said}` }),
        story(2, { url: `https://paper.example/?k=${said}` }),
        story(3),
      ),
    )(request, response)
  })
  const { news, key, log, clock } = openTestNews({ apiUrl: upstream.url })
  const shown = JSON.stringify(await news.latest())
  clock.now += HOUR
  upstream.listener = (request, response) =>
    bytes(`Wrong key: ${request.headers['x-api-key']}`)(request, response)
  await news.latest()

  expect(shown).toContain('Story 3')
  expect(shown).not.toContain(key)
  expect(log()).toContain('not JSON')
  expect(log()).not.toContain(key)
})

test('a key that no header can carry is not logged', async () => {
  const { news, log } = openTestNews({
    apiUrl: 'http://127.0.0.1:9/unasked',
    apiKey: 'key-with-a\nline-break',
  })
  expect(await news.latest()).toBeUndefined()
  expect(log()).toContain('could not be fetched')
  expect(log()).not.toContain('line-break')
})

const storedNews = ({ build, run }: Transaction) =>
  run(build.selectFrom('cached_values').select('name').where('name', 'like', 'news %'))

function brokenOff(...[_request, response]: Parameters<RequestListener>): void {
  response.writeHead(200, { 'Content-Length': '1000' }).write('{')
  setImmediate(() => response.destroy())
}

function packed(content: Buffer): RequestListener {
  return (_request, response) => response.setHeader('Content-Encoding', 'gzip').end(content)
}

function leadingElsewhere(...[request, response]: Parameters<RequestListener>): void {
  if (request.url?.startsWith('/elsewhere')) json(stories(story(9)))(request, response)
  else withStatus(302, { Location: '/elsewhere' })(request, response)
}
