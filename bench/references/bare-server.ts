/**
 * The least that can serve the built site: a map of files in memory and no headers but the type. Under `/stripped` are
 * the pages without their scripts; `/bare` is a page of 12 kB with nothing to wait for; `/v2/everything` a
 * news service that always has the same twelve articles.
 */
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readConfig } from '../../server/config.ts'
import { readSite } from '../../server/pages/site.ts'
import { listen } from './listen.ts'

const HTML = 'text/html; charset=utf-8'
const FONTS = '@media (scripting:none){@font-face'

interface Served {
  'Content-Type': string
  'Content-Encoding'?: string
  body: Buffer
}

const served = new Map<string, Served>([
  ['/bare', { 'Content-Type': HTML, body: Buffer.from(barePage()) }],
  ['/v2/everything', { 'Content-Type': 'application/json', body: Buffer.from(news()) }],
])
const site = await readSite(path.join(import.meta.dirname, '../../dist'), readConfig(process.env))
for (const [urlPath, { plain, compressed }] of site.files) {
  const type = { 'Content-Type': plain.headers[plain.headers.indexOf('Content-Type') + 1] ?? '' }
  const packed = compressed.get('br')
  served.set(
    urlPath,
    packed ? { ...type, 'Content-Encoding': 'br', body: packed.body } : { ...type, body: plain.body },
  )
  if (type['Content-Type'] === HTML) {
    const body = brotliCompressSync(stripped(plain.body.toString()))
    served.set(`/stripped${urlPath}`, { ...type, 'Content-Encoding': 'br', body })
  }
}

listen(
  createServer(({ url = '' }, response) => {
    const found = served.get(url) ?? served.get(url.replace(/\?.*$/, ''))
    if (!found) return response.writeHead(404).end()
    const { body, ...headers } = found
    return response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body)
  }),
)

/** With its fonts too, as where no script can run: without them there would be less to draw. */
function stripped(html: string): string {
  if (!html.includes(FONTS)) throw new Error('a page names its fonts otherwise than is known here')
  return html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '').replace(FONTS, '@media all{@font-face')
}

function barePage(): string {
  const paragraph = `<p>${'Freight leaves Calgary in the morning and is in Winnipeg the next evening. '.repeat(6).trim()}</p>`
  const page = (body: string) =>
    `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A bare page</title><link rel="icon" href="data:,"><style>body{margin:0 auto;max-width:40rem;padding:1.25rem;font:1.0625rem/1.55 sans-serif;background:#f6f3ec;color:#0e1b24}h1{font-size:2.375rem;line-height:1.02}</style></head><body><h1>Your Trusted Partner in Transportation</h1>${body}</body></html>`
  return page(paragraph.repeat(Math.floor((12_000 - page('').length) / paragraph.length)))
}

function news(): string {
  const articles = Array.from({ length: 12 }, (_, index) => ({
    title: `Article ${index + 1} about freight on the Prairies`,
    url: `https://paper.example/${index + 1}`,
    urlToImage: null,
    description: 'Volumes held through the autumn while carriers prepared their equipment for the winter.',
    publishedAt: new Date(Date.UTC(2026, 0, 28 - index)).toISOString(),
    source: { name: 'A trade paper' },
  }))
  return JSON.stringify({ status: 'ok', totalResults: articles.length, articles })
}
