import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { renderContent } from '../../app/render-content.tsx'
import { pages } from '../../domain/pages.ts'
import { hasPlaceholder, placeholders } from '../../domain/public-settings.ts'
import { readConfig } from '../config.ts'
import { contentSecurityPolicy } from '../pages/content-security-policy.ts'
import { readSite, type Site } from '../pages/site.ts'
import {
  CONTENT_PLACEHOLDER,
  type PublishedFile,
  RENDER_MODULE,
  type SiteManifest,
  TITLE_PLACEHOLDER,
} from '../pages/site-manifest.ts'

/**
 * A small published site: the real pages that the server fills in, a text page, a script, the not-found page. `company` is
 * the fingerprint of the facts that it is said to be built for.
 */
export function buildSmallSite(company?: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  mkdirSync(path.join(folder, 'assets'))
  const files: SiteManifest['files'] = {}
  const put = (urlPath: string, body: string, file: Partial<PublishedFile> = {}) => {
    files[urlPath] = { ...publish(folder, urlPath, body), ...file }
  }
  put('/', page('Home', '<p>Freight.</p>'))
  put('/about-us', page('About us', `<p>${'Since 2018. '.repeat(200)}</p>`))
  for (const urlPath of FORM_PAGES)
    put(urlPath, page(urlPath, `<link href="${placeholders.siteUrl}${urlPath}"/><p>Built.</p>`.repeat(20)))
  put('/careers/driver-jobs', page('Drivers', '<p>Built, demo.</p>'), {
    live: publish(folder, '/careers/driver-jobs-live', page('Drivers', '<p>Built, live.</p>')),
  })
  put('/thank-you', page('Thank you', '<p>Built.</p>'))
  put('/admin/form-submissions', page('Submissions', ''), { cache: 'private' })
  put('/404', page('Not found', '<p>No such page.</p>'), { status: 404 })
  put('/assets/app-1a2b3c4d.js', 'console.log(1)', {
    type: 'text/javascript; charset=utf-8',
    cache: 'immutable',
  })
  writeFileSync(path.join(folder, RENDER_MODULE), STAND_IN)
  writeFileSync(
    path.join(folder, 'site.json'),
    JSON.stringify({ ...(company && { company }), files, shells: shells(folder) } satisfies SiteManifest),
  )
  return folder
}

/** For a server in a process of its own; `smallSite` renders with the real components. */
const STAND_IN = "export const renderContent = () => ({ title: 'Rendered', content: '<p>Rendered.</p>' })"

/** The same as the server reads it. */
export const smallSite = (environment: Record<string, string> = {}): Promise<Site> =>
  readSite(buildSmallSite(), readConfig(environment), { renderContent })

const FORM_PAGES = ['/quote', '/carriers/apply', '/careers/driver-jobs']

function shells(folder: string): SiteManifest['shells'] {
  const paths = pages.filter(({ isRenderedOnRequest }) => isRenderedOnRequest)
  const shell = (name: string, script: string) => {
    const file = `${name}.html`
    writeFileSync(path.join(folder, file), page(TITLE_PLACEHOLDER, CONTENT_PLACEHOLDER, script))
    return { file, inline: INLINE }
  }
  return Object.fromEntries(
    paths.map(({ path: urlPath }) => {
      const name = `shell${urlPath.replaceAll('/', '-')}`
      return [urlPath, { application: shell(name, START), document: shell(`${name}-document`, '') }]
    }),
  )
}

/** In place of what starts the application. */
export const START = '<script>start("</p>")</script>'

const INLINE = { scripts: [], styles: ["'sha256-abc'"] }
/** Of its pages, where they are served over https. */
export const POLICY = contentSecurityPolicy(INLINE, 'https://freight.example')

function publish(folder: string, urlPath: string, body: string): PublishedFile {
  const file = urlPath === '/' ? 'index.html' : `${urlPath.slice(1).replaceAll('/', '-')}`
  const write = (name: string, bytes: Uint8Array | string) => {
    writeFileSync(path.join(folder, name), bytes)
    return name
  }
  return {
    file: write(file, body),
    type: 'text/html; charset=utf-8',
    cache: 'page',
    etag: `"${Buffer.from(urlPath).toString('hex')}"`,
    encodings: {
      br: write(`${file}.br`, brotliCompressSync(body)),
      zstd: write(`${file}.zst`, zstdCompressSync(body)),
      gzip: write(`${file}.gz`, gzipSync(body)),
    },
    inline: INLINE,
    isTemplate: hasPlaceholder(body),
  }
}

const page = (title: string, main: string, script = START): string =>
  `<!DOCTYPE html><html lang="en-CA"><head><title>${title}</title><style>p{color:red}</style></head>` +
  `<body><form action="/search"><input name="name"/></form><main>${main}</main>` +
  `${script}</body></html>`
