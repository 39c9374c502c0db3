import zlib from 'node:zlib'
import { expect, test } from 'vitest'
import { smallSite } from '../testing/built-site.ts'
import { encodings } from './encodings.ts'
import { fileResponse, packBest, type Site } from './site.ts'

const unpack = { br: zlib.brotliDecompressSync, zstd: zlib.zstdDecompressSync, gzip: zlib.gunzipSync }

function page(site: Site, path: string) {
  const file = site.files.get(path)
  if (!file) throw new Error(`no ${path}`)
  const headers = Object.fromEntries(
    file.plain.headers.flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1]]] : [])),
  )
  return { file, html: file.plain.body.toString(), headers }
}

test('one build serves the settings of each start, and its tags and policies follow', async () => {
  const one = await smallSite({ SITE_URL: 'https://freight.example' })
  const other = await smallSite({ SITE_URL: 'http://freight.test:8080', DRIVER_APPLICATIONS: 'live' })
  const [quote, otherQuote] = [page(one, '/quote'), page(other, '/quote')]
  expect(quote.html).toContain('href="https://freight.example/quote"')
  expect(otherQuote.html).toContain('href="http://freight.test:8080/quote"')
  expect(quote.headers.ETag).not.toBe(otherQuote.headers.ETag)
  expect(quote.headers['Content-Length']).toBe(String(quote.file.plain.body.length))
  expect(quote.file.policy).toContain('upgrade-insecure-requests')
  expect(otherQuote.file.policy).not.toContain('upgrade-insecure-requests')
  expect(page(one, '/careers/driver-jobs').html).toContain('Built, demo.')
  expect(page(other, '/careers/driver-jobs').html).toContain('Built, live.')
  expect(page(one, '/about-us').headers.ETag).toBe(page(other, '/about-us').headers.ETag)
})

test('a filled page is packed quickly at the start and best later, to the same bytes under the same tags', async () => {
  const site = await smallSite()
  const { file } = page(site, '/quote')
  const packed = () =>
    encodings.map((encoding) => {
      const { body, headers } = fileResponse(file, encoding)
      expect(headers[headers.indexOf('Content-Encoding') + 1]).toBe(encoding)
      expect(headers[headers.indexOf('Content-Length') + 1]).toBe(String(body.length))
      expect(unpack[encoding](body)).toEqual(file.plain.body)
      return { size: body.length, tag: headers[headers.indexOf('ETag') + 1] }
    })
  const quick = packed()
  await packBest(site, new AbortController().signal)
  const best = packed()
  expect(best.map(({ tag }) => tag)).toEqual(quick.map(({ tag }) => tag))
  for (const [at, { size }] of best.entries()) expect(size).toBeLessThanOrEqual(quick[at]?.size ?? 0)
  expect(best[0]?.size).toBeLessThan(quick[0]?.size ?? 0)
})
