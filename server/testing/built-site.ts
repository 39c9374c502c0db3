import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import CarriersApply from '../../app/pages/carriers-apply.tsx'
import DriverJobs from '../../app/pages/driver-jobs/driver-jobs.tsx'
import Quote from '../../app/pages/quote.tsx'
import Request from '../../app/pages/request/request.tsx'
import ThankYou from '../../app/pages/thank-you.tsx'
import type { PublishedFile, SiteManifest } from '../../html/site-manifest.ts'

/** A small published site: the real pages that the server fills in, a text page, a script, the not-found page. */
export function buildSmallSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  mkdirSync(path.join(folder, 'assets'))
  const files: SiteManifest['files'] = {}
  const put = (address: string, body: string, file: Partial<PublishedFile> = {}) => {
    files[address] = { ...publish(folder, address, body), ...file }
  }
  put('/', page('Home', '<p>Freight.</p>'))
  put('/about-us', page('About us', `<p>${'Since 2018. '.repeat(200)}</p>`))
  put('/quote', page('Quote', rendered('/quote', Quote)))
  put('/carriers/apply', page('Apply', rendered('/carriers/apply', CarriersApply)))
  put('/careers/driver-jobs', page('Drivers', rendered('/careers/driver-jobs', DriverJobs)))
  put('/thank-you', page('Thank you', rendered('/thank-you', ThankYou)))
  put('/requests/reference/key', page('Request', rendered('/requests/reference/key', Request)))
  put('/admin/form-submissions', page('Submissions', ''), { cache: 'private' })
  put('/404', page('Not found', '<p>No such page.</p>'), { status: 404 })
  put('/assets/app-1a2b3c4d.js', 'console.log(1)', {
    type: 'text/javascript; charset=utf-8',
    cache: 'immutable',
  })
  const manifest: SiteManifest = { siteUrl: 'http://localhost:3000', driverApplications: 'demo', files }
  writeFileSync(path.join(folder, 'site.json'), JSON.stringify(manifest))
  return folder
}

export const POLICY = "default-src 'none'; style-src 'sha256-abc'; frame-ancestors 'none'"

function publish(folder: string, address: string, body: string): PublishedFile {
  const file = address === '/' ? 'index.html' : `${address.slice(1).replaceAll('/', '-')}`
  const write = (name: string, bytes: Uint8Array | string) => {
    writeFileSync(path.join(folder, name), bytes)
    return name
  }
  return {
    file: write(file, body),
    type: 'text/html; charset=utf-8',
    cache: 'page',
    etag: `"${Buffer.from(address).toString('hex')}"`,
    encodings: {
      br: write(`${file}.br`, brotliCompressSync(body)),
      zstd: write(`${file}.zst`, zstdCompressSync(body)),
      gzip: write(`${file}.gz`, gzipSync(body)),
    },
    csp: POLICY,
  }
}

const rendered = (path: string, Page: ComponentType): string =>
  renderToString(createElement(MemoryRouter, { initialEntries: [path] }, createElement(Page)))

const page = (title: string, main: string): string =>
  `<!DOCTYPE html><html lang="en-CA"><head><title>${title}</title><style>p{color:red}</style></head>` +
  `<body><form action="/search"><input name="name"/></form><main>${main}</main>` +
  `<script>start("</p>")</script><script src="/assets/app-1a2b3c4d.js" async=""></script></body></html>`
