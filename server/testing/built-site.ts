import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib'
import type { PublishedFile, SiteManifest } from '../../html/site-manifest.ts'

/** A site as publishing leaves it, small: two form pages, a text page, a script and the not-found page. */
export function buildSmallSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  mkdirSync(path.join(folder, 'assets'))
  const files: SiteManifest['files'] = {}
  const put = (address: string, body: string, file: Partial<PublishedFile> = {}) => {
    files[address] = { ...publish(folder, address, body), ...file }
  }
  put('/', page('Home', '<p>Freight.</p>'))
  put('/about-us', page('About us', `<p>${'Since 2018. '.repeat(200)}</p>`))
  put('/quote', page('Quote', quoteForm))
  put('/carriers/apply', page('Apply', carrierForm))
  put('/thank-you', page('Thank you', '<p>Reference: <output id="reference"></output></p>'))
  put('/admin/form-submissions', page('Submissions', ''), { cache: 'private' })
  put('/404', page('Not found', '<p>No such page.</p>'), { status: 404 })
  put('/assets/app-1a2b3c4d.js', 'console.log(1)', {
    type: 'text/javascript; charset=utf-8',
    cache: 'immutable',
  })
  const manifest: SiteManifest = { siteUrl: 'http://localhost:3000', files }
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

const page = (title: string, main: string): string =>
  `<!DOCTYPE html><html lang="en-CA"><head><title>${title}</title><style>p{color:red}</style></head>` +
  `<body><form action="/search"><input name="name"/></form><main><h1>${title}</h1>${main}</main>` +
  `<script>start("</p>")</script><script src="/assets/app-1a2b3c4d.js" async=""></script></body></html>`

const summary = '<div data-summary="" role="alert" hidden=""><h3></h3><ul></ul></div>'

const question = (form: string, name: string, control: (id: string) => string): string => {
  const id = `${form}-${name.replaceAll('.', '-')}`
  return `<div><label for="${id}">${name}</label>${control(id)}<p id="${id}-problem" hidden=""></p></div>`
}

const line = (form: string, name: string, type = 'text'): string =>
  question(
    form,
    name,
    (id) => `<input id="${id}" type="${type}" name="${name}" aria-describedby="${id}-hint"/>`,
  )

const area = (form: string, name: string): string =>
  question(form, name, (id) => `<textarea id="${id}" name="${name}"></textarea>`)

const quoteForm = `<form method="post" action="/api/send-quote">${summary}<input type="hidden" name="formName" value="Quote Request"/>
${['name', 'email', 'phone', 'company', 'pickupLocation', 'deliveryLocation', 'freight.type', 'freight.dimensions'].map((name) => line('quote', name)).join('\n')}
${line('quote', 'pickupDate', 'date')}${line('quote', 'freight.weight', 'number')}
<fieldset id="quote-services">${['Full Truckload', 'LTL', 'Temperature Controlled'].map((service) => `<input type="checkbox" name="services" value="${service}"/>`).join('')}<p id="quote-services-problem" hidden=""></p></fieldset>
${area('quote', 'additionalInfo')}<button>Send</button></form>`

const carrierForm = `<form method="post" action="/api/send-quote">${summary}<input type="hidden" name="formName" value="Carrier Application"/>
${['companyName', 'contactName', 'email', 'phone', 'mcNumber', 'dotNumber', 'numberOfTrucks', 'yearsInBusiness', 'insuranceProvider'].map((name) => line('carrier', name)).join('\n')}
${question('carrier', 'equipmentType', (id) => `<select id="${id}" name="equipmentType"><option value="" selected="">Choose one</option><option value="dry-van">Dry van</option><option value="reefer">Reefer</option></select>`)}
${area('carrier', 'additionalInfo')}<button>Send</button></form>`
