import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CacheRule, Encoding, PublishedFile, SiteManifest } from '../../html/site-manifest.ts'
import { BARE_POLICY, securityHeaders } from '../http/headers.ts'
import { StartupError } from '../startup-error.ts'
import { chooseEncoding, encodings, isUnchanged } from './accepted-encodings.ts'

/** The built site in memory, each file with its headers. */
export interface Site {
  /** The address it was built for. */
  siteUrl: string
  /** As `DRIVER_APPLICATIONS` was when it was built. */
  driverApplications: SiteManifest['driverApplications']
  files: ReadonlyMap<string, ServedFile>
}

export interface ServedFile {
  status: number
  policy: string
  plain: Variant
  compressed: ReadonlyMap<Encoding, Variant>
}

export interface Variant {
  etag: string
  /** Names and values in turn, which Node writes fastest. */
  headers: string[]
  /** The headers of a 304. */
  unchanged: string[]
  body: Buffer<ArrayBuffer>
}

interface Answer {
  status: number
  headers: string[]
  body: Buffer<ArrayBuffer>
}

export const NOT_FOUND = '/404'

/** Reads the built site. Throws a `StartupError`. The configured `siteUrl` decides about HTTPS headers. */
export function readSite(folder: string, siteUrl: string): Site {
  const list = path.join(folder, 'site.json')
  if (!existsSync(list)) throw new StartupError(`The site has not been built (${list}). Run: npm run build`)
  try {
    const manifest: SiteManifest = JSON.parse(readFileSync(list, 'utf8'))
    const common = securityHeaders(siteUrl)
    const files = Object.entries(manifest.files).map(
      ([address, file]) => [address, prepare(folder, file, common)] as const,
    )
    return { ...manifest, files: new Map(files) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The built site in ${folder} is damaged: ${reason}. Run: npm run build`)
  }
}

/** The file in the best encoding that the browser accepts, or 304. */
export function answerFrom(file: ServedFile, accepted?: string, ifNoneMatch?: string): Answer {
  const encoding = chooseEncoding(accepted, (one) => file.compressed.has(one))
  const variant = encoding === 'identity' ? file.plain : (file.compressed.get(encoding) ?? file.plain)
  if (file.status === 200 && isUnchanged(ifNoneMatch, variant.etag))
    return { status: 304, headers: variant.unchanged, body: NO_BODY }
  return { status: file.status, headers: variant.headers, body: variant.body }
}

const NO_BODY = Buffer.alloc(0)

function prepare(folder: string, file: PublishedFile, common: Record<string, string>): ServedFile {
  const policy = file.csp ?? BARE_POLICY
  const packed = encodings.filter((encoding) => file.encodings[encoding] !== undefined)
  const variant = (name: string, encoding?: Encoding): Variant => {
    const body = readFileSync(path.join(folder, name))
    const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag
    const unchanged = Object.entries({
      ETag: etag,
      'Cache-Control': CACHE_CONTROL[file.cache],
      ...(packed.length > 0 && { Vary: 'Accept-Encoding' }),
      'Content-Security-Policy': policy,
      ...common,
    }).flat()
    const described = ['Content-Type', file.type, 'Content-Length', String(body.length)]
    const encoded = encoding ? ['Content-Encoding', encoding] : []
    return { etag, headers: [...described, ...encoded, ...unchanged], unchanged, body }
  }
  return {
    status: file.status ?? 200,
    policy,
    plain: variant(file.file),
    compressed: new Map(
      packed.map((encoding) => [encoding, variant(file.encodings[encoding] ?? '', encoding)]),
    ),
  }
}

const CACHE_CONTROL: Record<CacheRule, string> = {
  page: 'public, max-age=0, must-revalidate',
  immutable: 'public, max-age=31536000, immutable',
  short: 'public, max-age=3600',
  private: 'no-store',
}
