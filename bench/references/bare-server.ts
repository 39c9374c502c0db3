/**
 * The least that can serve the built site: a map of files in memory and no headers but the type.
 * With `--without-scripts` every page has its scripts taken out. `/bare` is a page of 12 kB with nothing to wait for,
 * `/bare-with-policies` the same with the headers that each answer of the site must carry.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { SiteManifest } from '../../html/site-manifest.ts'
import { readConfig } from '../../server/config.ts'
import { securityHeaders } from '../../server/http/headers.ts'
import { readSite } from '../../server/pages/site.ts'
import { barePage } from './bare-page.ts'

const dist = path.join(import.meta.dirname, '../../dist')
const FONTS = '@media (scripting:none){@font-face'
const withoutScripts = process.argv.includes('--without-scripts')
const { files }: SiteManifest = JSON.parse(readFileSync(path.join(dist, 'site.json'), 'utf8'))

interface Served {
  type: string
  encoding: string
  body: Buffer
  headers?: Record<string, string>
}

const site = await readSite(dist, readConfig(process.env))
const served = new Map<string, Served>(
  [...site.files].map(([address, { plain, compressed }]) => {
    const type = files[address]?.type ?? ''
    if (withoutScripts && type.startsWith('text/html'))
      return [address, { type, encoding: 'br', body: brotliCompressSync(stripped(plain.body.toString())) }]
    const packed = compressed.get('br')
    return [address, { type, encoding: packed ? 'br' : 'identity', body: (packed ?? plain).body }]
  }),
)
const bare = { type: 'text/html; charset=utf-8', encoding: 'identity', body: Buffer.from(barePage) }
served.set('/bare', bare)
served.set('/bare-with-policies', { ...bare, headers: securityHeaders('http://localhost') })

const server = createServer(({ url = '' }, response) => {
  const found = served.get(url)
  if (!found) return response.writeHead(404).end()
  const { type, encoding, body, headers } = found
  return response
    .writeHead(200, {
      'Content-Type': type,
      'Content-Encoding': encoding,
      'Content-Length': body.length,
      ...headers,
    })
    .end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' && address?.port}`)
})
process.once('SIGTERM', () => process.exit(0))

/** With its fonts all the same, as where no script can run: without them there would be less to draw. */
function stripped(html: string): string {
  if (!html.includes(FONTS)) throw new Error('a page names its fonts otherwise than is known here')
  return html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '').replace(FONTS, '@media all{@font-face')
}
