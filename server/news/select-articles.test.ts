import { expect, test } from 'vitest'
import { type Story, selectArticles } from './select-articles.ts'

const story = (changed: Story): Story => ({ title: 'Title', url: 'https://paper.example/1', ...changed })
const only = (changed: Story) => selectArticles([story(changed)])[0]

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'vbscript:x',
  '//paper.example/1',
  '/1',
  'paper.example',
  'https://user:password@paper.example/',
  `https://paper.example/${'x'.repeat(3000)}`,
  'https://',
  '',
  undefined,
])('an article that leads to %j is left out', (url) => {
  expect(only({ url })).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'ftp://paper.example/1.jpg',
  '/1.jpg',
  undefined,
])('a picture at %j is none', (urlToImage) => {
  expect(only({ urlToImage })?.urlToImage).toBe('')
})

test.each([undefined, '', '   ', '<b></b>', '\u0000', '<script>alert(1)</script>', '[Removed]'])(
  'an article titled %j is left out',
  (title) => {
    expect(only({ title })).toBeUndefined()
  },
)

test('the first date that can be read counts, and one that news cannot have is none', () => {
  expect(
    only({ publishedAt: [undefined, 'yesterday', '2026-11-18T09:30:00-07:00', '2026-11-19'] }),
  ).toMatchObject({
    publishedAt: '2026-11-18T16:30:00.000Z',
  })
  for (const written of ['9999-12-31T00:00:00Z', '0000-00-00T00:00:00Z', ''])
    expect(only({ publishedAt: [written] })).toMatchObject({ title: 'Title', publishedAt: '' })
})

test('newest first, those without a date last, in the order in which they came', () => {
  const dates = ['2026-11-01', undefined, '2026-11-03', 'wrong', '2026-11-02']
  const titles = selectArticles(
    dates.map((date, n) => ({ title: String(n), url: `https://paper.example/${n}`, publishedAt: [date] })),
  ).map(({ title }) => title)
  expect(titles).toEqual(['2', '4', '0', '1', '3'])
})

test('an article that comes twice is shown once', () => {
  const urls = [
    'https://paper.example/1',
    'https://PAPER.example/1#top',
    'http://www.paper.example/1/?utm_source=feed&fbclid=x',
    'https://paper.example/1?page=2',
  ]
  expect(selectArticles(urls.map((url) => story({ url })))).toHaveLength(2)
})

test('of two papers with one headline one is shown, but a short headline may come again', () => {
  const both = (title: string) =>
    selectArticles([story({ title }), story({ title, url: 'https://sister.example/1' })])
  expect(both('Diesel prices rise again in Alberta')).toHaveLength(1)
  expect(both('Market report')).toHaveLength(2)
})

test('markup in titles, descriptions and sources becomes text', () => {
  expect(
    only({
      title: 'Rates <b>rise</b> &amp; fall<img src=x onerror=alert(1)>',
      description: '<p>First.</p><p>Second &#8217;quote&#8217;</p>',
      source: '<i>Trade</i> Paper',
    }),
  ).toMatchObject({
    title: 'Rates rise & fall',
    description: 'First. Second ’quote’',
    source: { name: 'Trade Paper' },
  })
})

test('long text is cut, never inside a character', () => {
  const article = only({
    title: '🚚'.repeat(5000),
    description: 'word '.repeat(10_000),
    source: 's'.repeat(500),
  })
  expect([...(article?.title ?? '')]).toHaveLength(300)
  expect(article?.title).toMatch(/^(🚚)+…$/u)
  expect(article?.description.length).toBeLessThanOrEqual(600)
  expect(article?.source.name).toHaveLength(80)
})

test('a source without a name is called by its address', () => {
  expect(only({ source: ' ' })?.source.name).toBe('paper.example')
})
