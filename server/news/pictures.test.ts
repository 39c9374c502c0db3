import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { HOUR } from '../../domain/time/durations.ts'
import { newDirectory, openTestNews, stories, story } from '../testing/programs/test-news-service.ts'
import { bytes, endless, json, localUpstream, silence, withStatus } from '../testing/programs/upstream.ts'

const pngOf = (size: string) => Buffer.from(`89504e470d0a1a0a0000000d49484452${size}0806000000`, 'hex')
const png = pngOf('0000025800000190')
const counter = pngOf('0000000100000001')
const anyIp = () => true

type Given = Parameters<typeof openTestNews>[0]

/** A news service that lists articles with these pictures, and the names it gave them. */
async function openNewsWith(pictures: string[], given: Given = {}) {
  const service = await localUpstream(
    json(stories(...pictures.map((urlToImage, n) => story(n, { urlToImage })))),
  )
  const opened = openTestNews({ apiUrl: service.url, ...given })
  const listed = await opened.news.latest()
  return {
    ...opened,
    service,
    names: listed?.articles.map(({ urlToImage }) => path.basename(urlToImage)) ?? [],
  }
}

const nameOf = (names: string[], n = 0): string => names[n] ?? ''

test.each([
  ['image/png', png],
  ['image/jpeg', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['image/gif', Buffer.from('GIF89a\x58\x02\x90\x01', 'latin1')],
  [
    'image/webp',
    Buffer.from(
      'RIFF\x24\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00\x00\x00\x00\x00\x57\x02\x00\x8f\x01\x00',
      'latin1',
    ),
  ],
  ['image/avif', Buffer.from('\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00mif1avif', 'latin1')],
])('a picture is shown as %s, whatever type the other server says', async (type, content) => {
  const upstream = await localUpstream(bytes(content, 'text/html'))
  const { news, names } = await openNewsWith([`${upstream.url}/1`], { mayConnect: anyIp })

  expect(await news.picture(nameOf(names))).toEqual({ type, bytes: new Uint8Array(content) })
})

test('asked for by fifty at once, a picture is fetched once, and kept over a restart', async () => {
  const upstream = await localUpstream(bytes(png))
  const dataDir = newDirectory()
  const { news, names, service } = await openNewsWith([`${upstream.url}/1`], {
    mayConnect: anyIp,
    dataDir,
  })
  const shown = await Promise.all(Array.from({ length: 50 }, () => news.picture(nameOf(names))))
  const restarted = openTestNews({ apiUrl: service.url, mayConnect: anyIp, dataDir })

  expect(shown.every((picture) => picture?.bytes === shown[0]?.bytes)).toBe(true)
  expect(shown[0]?.bytes).toEqual(new Uint8Array(png))
  expect(await restarted.news.picture(nameOf(names))).toEqual({
    type: 'image/png',
    bytes: new Uint8Array(png),
  })
  expect(upstream.requests).toHaveLength(1)
})

test('only pictures of the listed articles are shown, and no others stay on disk', async () => {
  const upstream = await localUpstream(bytes(png))
  const { news, names, service, clock, dataDir } = await openNewsWith(
    [`${upstream.url}/1`, `${upstream.url}/2`],
    {
      mayConnect: anyIp,
    },
  )
  await Promise.all(names.map((name) => news.picture(name)))
  service.listener = json(stories(story(1, { urlToImage: `${upstream.url}/2` })))
  clock.now += HOUR
  await news.latest()

  expect(await news.picture(nameOf(names, 0))).toBeUndefined()
  expect(await news.picture(nameOf(names, 1))).toBeDefined()
  expect(await news.picture('../site.sqlite')).toBeUndefined()
  expect(readdirSync(path.join(dataDir, 'news-images'))).toEqual([names[1]])
})

const refused: [what: string, ...Parameters<typeof localUpstream>, reason: string][] = [
  [
    'an SVG',
    bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'image/svg+xml'),
    'not a picture',
  ],
  [
    'a page that calls itself a picture',
    bytes('<!doctype html><script>1</script>', 'image/png'),
    'not a picture',
  ],
  ['nothing', bytes('', 'image/png'), 'not a picture'],
  ['a counter of one pixel', bytes(counter, 'image/png'), 'not a picture'],
  ['a picture without end', endless(Buffer.concat([png, Buffer.alloc(100_000)])), 'more than 2 MB'],
  ['a redirect', withStatus(302, { Location: 'http://169.254.169.254/' }), 'status 302'],
  ['an error', withStatus(404), 'status 404'],
  ['silence', silence, ''],
  ['half a picture', (_request, response) => response.write(png), ''],
]

test.each(refused)('%s is not shown, and not asked for again at once', async (_what, listener, reason) => {
  const upstream = await localUpstream(listener)
  const { news, names, clock, log } = await openNewsWith([`${upstream.url}/1`], {
    mayConnect: anyIp,
  })

  expect(await news.picture(nameOf(names))).toBeUndefined()
  expect(await news.picture(nameOf(names))).toBeUndefined()
  expect(log()).toContain(reason)
  expect(upstream.requests).toHaveLength(1)

  upstream.listener = bytes(png)
  clock.now += 60_000
  expect(await news.picture(nameOf(names))).toBeDefined()
})

test('a picture on this machine or in a private network is not asked for', async () => {
  const upstream = await localUpstream(bytes(png))
  const { port } = new URL(upstream.url)
  const hosts = [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'localhost',
    '10.0.0.1',
    '169.254.169.254',
  ]
  const { news, names, log } = await openNewsWith(hosts.map((host, n) => `http://${host}:${port}/${n}.png`))

  expect(names).toHaveLength(hosts.length)
  for (const name of names) expect(await news.picture(name)).toBeUndefined()
  expect(log().match(/not a public address/g)).toHaveLength(hosts.length)
  expect(upstream.requests).toHaveLength(0)
})

test('a name that leads to one private address among public ones is refused', async () => {
  const ips = [
    { address: '93.184.215.14', family: 4 },
    { address: '10.0.0.7', family: 4 },
  ]
  const { news, names, log } = await openNewsWith(['http://pictures.example/1.png'], {
    lookup: async () => ips,
  })

  expect(await news.picture(nameOf(names))).toBeUndefined()
  expect(log()).toContain('not a public address')
})

test('a public server is asked for pictures only where the web is served', async () => {
  const { news, names, log } = await openNewsWith(['http://pictures.example:5432/1.png'], {
    lookup: async () => [{ address: '93.184.215.14', family: 4 }],
  })

  expect(await news.picture(nameOf(names))).toBeUndefined()
  expect(log()).toContain('not a public address')
})

test('the name is looked up once, and the connection goes to the address that was checked', async () => {
  const upstream = await localUpstream(bytes(png))
  const { port } = new URL(upstream.url)
  const checked: string[] = []
  let lookups = 0
  const { news, names } = await openNewsWith([`http://pictures.example:${port}/1.png`], {
    lookup: async () => [{ address: lookups++ === 0 ? '127.0.0.1' : '169.254.169.254', family: 4 }],
    mayConnect: (address) => checked.push(address) > 0,
  })

  expect(await news.picture(nameOf(names))).toBeDefined()
  expect(checked).toEqual(['127.0.0.1'])
  expect(lookups).toBe(1)
  expect(upstream.requests[0]?.headers.host).toBe(`pictures.example:${port}`)
})

test('a name service that never answers is not waited for', async () => {
  const { news, names } = await openNewsWith(['http://pictures.example/1.png'], {
    lookup: () => new Promise(() => {}),
  })
  expect(await news.picture(nameOf(names))).toBeUndefined()
})
