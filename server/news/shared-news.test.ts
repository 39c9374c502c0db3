import { afterAll, expect, test } from 'vitest'
import { HOUR } from '../../domain/time/durations.ts'
import { openStore, type Store, StoreUnavailable } from '../store/store.ts'
import { newTestDatabase } from '../testing/databases.ts'
import { openTestNews, stories, story } from '../testing/programs/test-news-service.ts'
import { json, localUpstream, withStatus } from '../testing/programs/upstream.ts'
import { PATIENCE_MS, silent } from '../testing/test-dependencies.ts'

const stores: Store[] = []
afterAll(() => Promise.all(stores.map((store) => store.close())))

async function twoInstances(apiUrl: string) {
  const databaseUrl = await newTestDatabase()
  const settings = { dataDir: '', databaseUrl, deadline: PATIENCE_MS }
  const [first, second] = await Promise.all([openStore(settings, silent), openStore(settings, silent)])
  stores.push(first, second)
  return [openTestNews({ apiUrl, store: first }), openTestNews({ apiUrl, store: second })] as const
}

test('instances on one database ask for news once an hour together', async () => {
  const upstream = await localUpstream(json(stories(story(1))))
  const [one, other] = await twoInstances(upstream.url)
  const shown = await Promise.all([one.news.latest(), other.news.latest()])
  expect(shown[0]?.articles).toHaveLength(1)
  expect(shown[1]).toEqual(shown[0])
  expect(upstream.requests).toHaveLength(1)

  for (const { clock } of [one, other]) clock.now += HOUR
  upstream.listener = json(stories(story(2)))
  const later = await Promise.all([other.news.latest(), one.news.latest()])
  for (const news of later) expect(news?.articles[0]?.title).toBe('Story 2')
  expect(upstream.requests).toHaveLength(2)
})

test('when the service fails, instances ask once a minute together and show the last news', async () => {
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

test('an instance without news of its own shows the last stored when its fetch fails', async () => {
  const upstream = await localUpstream(json(stories(story(1))))
  const [one, other] = await twoInstances(upstream.url)
  const good = await one.news.latest()
  other.clock.now += HOUR
  upstream.listener = withStatus(500)
  expect(await other.news.latest()).toEqual(good)
  expect(upstream.requests).toHaveLength(2)
})

test('without its database an instance asks for itself', async () => {
  const upstream = await localUpstream(json(stories(story(1))))
  const store = { transact: () => Promise.reject(new StoreUnavailable('gone')) }
  expect((await openTestNews({ apiUrl: upstream.url, store }).news.latest())?.articles).toHaveLength(1)
})
