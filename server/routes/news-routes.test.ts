import { expect, test } from 'vitest'
import { newsRoutes } from './news-routes.ts'

const article = {
  title: 'Title',
  url: 'https://paper.example/1',
  urlToImage: '/api/news/images/abc',
  description: '',
  publishedAt: '',
  source: { name: 'Paper' },
}
const picture = { type: 'image/png', bytes: Buffer.from('bytes') }

const routes = newsRoutes({
  news: {
    latest: async () => ({ articles: [article] }),
    picture: async (name) => (name === 'abc' ? picture : undefined),
  },
})

test('the news are a list of articles', async () => {
  const response = await routes.request('/api/news')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ articles: [article] })
})

test('nothing to show is said in the words of the specification, with status 502', async () => {
  const response = await newsRoutes({
    news: { latest: async () => undefined, picture: async () => undefined },
  }).request('/api/news')

  expect(response.status).toBe(502)
  expect(await response.json()).toEqual({
    success: false,
    message: 'Unable to load news at this time. Please try again later.',
  })
})

test('a picture has the type it was recognized as', async () => {
  const response = await routes.request('/api/news/images/abc')
  expect(response.headers.get('Content-Type')).toBe('image/png')
  expect(await response.text()).toBe('bytes')
})

test.each(['/api/news/images/unknown', '/api/news/images/..%2Fsite.sqlite'])(
  'no picture at %s',
  async (path) => {
    expect((await routes.request(path)).status).toBe(404)
  },
)
