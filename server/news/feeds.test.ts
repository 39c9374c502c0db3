import { expect, test } from 'vitest'
import { openTestNews } from '../testing/programs/test-news-service.ts'
import { bytes, endless, localUpstream, silence, withStatus } from '../testing/programs/upstream.ts'

const rss = `<?xml version="1.0"?>
<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><title>Truck &amp; Trailer</title><link>https://rss.example/</link><description>x</description>
<item><title><![CDATA[Diesel <em>up</em> &#8217;again&#8217;]]></title><link>https://rss.example/diesel</link>
  <pubDate>Tue, 17 Nov 2026 10:00:00 GMT</pubDate><description><![CDATA[<p>Prices rise.</p>]]></description>
  <media:content url="https://rss.example/diesel.jpg" medium="image"/></item>
<item><title>Ports &amp;amp; rail</title><guid isPermaLink="true">https://rss.example/ports</guid>
  <pubDate>Sun, 15 Nov 2026 10:00:00 GMT</pubDate><content:encoded><![CDATA[<img src="/ports.png"> Quiet week.]]></content:encoded></item>
<item><title>Bad</title><link>javascript:alert(1)</link></item>
<item><title>Also bad</title></item>
</channel></rss>`

const atom = `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><title>The Hauler</title>
<entry><title type="html">Winter &lt;b&gt;tires&lt;/b&gt;</title><link rel="self" href="https://atom.example/self"/>
  <link rel="alternate" href="https://atom.example/tires"/><updated>2026-11-16T08:00:00Z</updated>
  <summary>Now required.</summary><media:group><media:thumbnail url="https://atom.example/tires.webp"/></media:group></entry>
</feed>`

test('RSS and Atom feeds are read and merged, newest first', async () => {
  const one = await localUpstream(bytes(rss, 'application/rss+xml'))
  const two = await localUpstream(bytes(atom, 'application/atom+xml'))
  const { news } = openTestNews({ feeds: [`${one.url}/feed`, two.url] })

  const picture = expect.stringMatching(/^\/api\/news\/images\//)
  expect(await news.latest()).toEqual({
    articles: [
      {
        title: 'Diesel up ’again’',
        url: 'https://rss.example/diesel',
        urlToImage: picture,
        description: 'Prices rise.',
        publishedAt: '2026-11-17T10:00:00.000Z',
        source: { name: 'Truck & Trailer' },
      },
      {
        title: 'Winter tires',
        url: 'https://atom.example/tires',
        urlToImage: picture,
        description: 'Now required.',
        publishedAt: '2026-11-16T08:00:00.000Z',
        source: { name: 'The Hauler' },
      },
      {
        title: 'Ports & rail',
        url: 'https://rss.example/ports',
        urlToImage: picture,
        description: 'Quiet week.',
        publishedAt: '2026-11-15T10:00:00.000Z',
        source: { name: 'Truck & Trailer' },
      },
    ],
  })
})

const rdf = `<?xml version="1.0" encoding="ISO-8859-1"?>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel rdf:about="https://rdf.example/"><title>Le Camionneur</title><link>https://rdf.example/</link><description>x</description></channel>
<item rdf:about="https://rdf.example/gel"><title>Les d\u00e9gels arrivent</title><link>https://rdf.example/gel</link><dc:date>2026-11-20</dc:date></item>
</rdf:RDF>`
const jsonFeed = {
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Dock Notes',
  items: [
    {
      id: '1',
      url: 'https://json.example/1',
      title: 'Docks',
      content_text: 'Open.',
      date_published: '2026-11-19',
    },
  ],
}

test('RSS 1.0 in its own encoding and JSON Feed are read', async () => {
  const one = await localUpstream(bytes(Buffer.from(rdf, 'latin1'), 'application/rdf+xml'))
  const two = await localUpstream(bytes(JSON.stringify(jsonFeed), 'application/feed+json'))
  const { news } = openTestNews({ feeds: [one.url, two.url] })
  const { articles = [] } = (await news.latest()) ?? {}
  expect(articles.map(({ title, url, source }) => [title, url, source.name])).toEqual([
    ['Les dégels arrivent', 'https://rdf.example/gel', 'Le Camionneur'],
    ['Docks', 'https://json.example/1', 'Dock Notes'],
  ])
})

const item = (content: string): string =>
  `<rss version="2.0" xml:base="https://paper.example/news/" xmlns:media="http://search.yahoo.com/mrss/"
    xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom">
    <channel><title>All papers</title><item><title>A story</title>${content}</item></channel></rss>`

test.each([
  ['a link relative to its base', '<link>story-1</link>', 'https://paper.example/news/story-1'],
  ['an Atom link', '<atom:link href="https://paper.example/2"/>', 'https://paper.example/2'],
  ['an identifier that is a link', '<guid>https://paper.example/3</guid>', 'https://paper.example/3'],
])('of an item with %s the page is known', async (_, content, url) => {
  const { url: feed } = await localUpstream(bytes(item(content)))
  expect((await openTestNews({ feeds: [feed] }).news.latest())?.articles).toMatchObject([{ url }])
})

test('an identifier that is no link is none, and the paper of an item is its source', async () => {
  const content =
    '<link>https://paper.example/1</link><source url="https://other.example/">The Other</source>'
  const [linked, bare] = await Promise.all(
    [item(content), item('<guid isPermaLink="false">98765</guid>')].map((feed) => localUpstream(bytes(feed))),
  )
  const { news } = openTestNews({ feeds: [linked?.url ?? '', bare?.url ?? ''] })
  const { articles = [] } = (await news.latest()) ?? {}
  expect(articles.map(({ url, source }) => [url, source.name])).toEqual([
    ['https://paper.example/1', 'The Other'],
  ])
})

test.each([
  '<media:content url="https://paper.example/1.jpg"/>',
  '<media:content url="v.mp4" type="video/mp4"><media:thumbnail url="https://paper.example/1.jpg"/></media:content>',
  '<itunes:image href="https://paper.example/1.jpg"/>',
  '<enclosure url="https://paper.example/1.jpg?w=600"/>',
])('the picture of %s is found', async (content) => {
  const { url } = await localUpstream(bytes(item(`<link>1</link>${content}`)))
  const { articles = [] } = (await openTestNews({ feeds: [url] }).news.latest()) ?? {}
  expect(articles[0]?.urlToImage).not.toBe('')
})

test('feeds that fail spoil nothing for the others, and the log names them', async () => {
  const listeners = [
    silence,
    withStatus(404),
    withStatus(301, { Location: 'https://elsewhere.example/' }),
    endless(Buffer.alloc(100_000, '<item>')),
    bytes('<!doctype html><title>Not a feed</title>', 'text/html'),
    bytes('<rss version="2.0"><channel><title>Empty</title></channel></rss>'),
  ]
  const bad = await Promise.all(listeners.map(localUpstream))
  const good = await localUpstream(bytes(atom))
  const { news, log } = openTestNews({ feeds: [...bad, good].map(({ url }) => url), timeout: 1000 })

  expect((await news.latest())?.articles.map(({ title }) => title)).toEqual(['Winter tires'])
  for (const { url } of bad) expect(log()).toContain(new URL(url).host)
  expect(log()).not.toContain(new URL(good.url).host)
})

test('when every feed fails there is nothing to show', async () => {
  const { url } = await localUpstream(withStatus(500))
  expect(await openTestNews({ feeds: [url] }).news.latest()).toBeUndefined()
})

test('a feed of a thousand items gives twelve', async () => {
  const items = Array.from(
    { length: 1000 },
    (_, n) => `<item><title>Item ${n}</title><link>https://rss.example/${n}</link></item>`,
  )
  const { url } = await localUpstream(
    bytes(`<rss version="2.0"><channel><title>Many</title>${items.join('')}</channel></rss>`),
  )
  expect((await openTestNews({ feeds: [url] }).news.latest())?.articles).toHaveLength(12)
})

test('entities of a document type are not unfolded', async () => {
  const { url } = await localUpstream(bytes(laughing()))
  const article = (await openTestNews({ feeds: [url] }).news.latest())?.articles[0]
  expect(article?.title.length).toBeLessThan(10)
})

/** Ten entities, each ten of the one before. */
function laughing(): string {
  const names = [...'abcdefghij']
  const entities = names.map(
    (name, n) => `<!ENTITY ${name} "${n === 0 ? 'ha' : `&${names[n - 1]};`.repeat(10)}">`,
  )
  return `<?xml version="1.0"?><!DOCTYPE rss [${entities.join('')}]>
    <rss version="2.0"><channel><title>x</title><item><title>&j;</title><link>https://rss.example/1</link></item></channel></rss>`
}
