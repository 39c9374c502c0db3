import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderContent } from '../../domain/page-data.ts'
import { fillIn, type PublicSettings } from '../../domain/public-settings.ts'
import { BARE_POLICY, securityHeaders } from '../http/headers.ts'
import { StartupError } from '../startup-error.ts'
import { chooseEncoding, isUnchanged } from './accepted-encodings.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { type Effort, encodings, type Packed, packAll } from './encodings.ts'
import { fillFile } from './fill-file.ts'
import { formerFiles } from './former-files.ts'
import {
  type CacheRule,
  CONTENT_PLACEHOLDER,
  type Encoding,
  type PublishedFile,
  RENDER_MODULE,
  type ShellFile,
  type SiteManifest,
  TITLE_PLACEHOLDER,
} from './site-manifest.ts'

/** The built site in memory, each file with its headers. */
export interface Site {
  files: ReadonlyMap<string, ServedFile>
  shells: ReadonlyMap<string, { application: Shell; document: Shell }>
  renderContent: RenderContent
}

/** What is around a title and a content. */
interface Shell {
  /** Before the title, between the two, and after the content. */
  pieces: readonly [Buffer, Buffer, Buffer]
  policy: string
}

export interface ServedFile {
  status: number
  policy: string
  plain: Variant
  compressed: ReadonlyMap<Encoding, Variant>
  /** Packs again what was packed quickly at the start; absent where the build has done it. */
  packBest?: () => Promise<void>
}

interface Variant {
  etag: string
  /** Names and values in turn, which Node writes fastest. */
  headers: string[]
  /** The headers of a 304. */
  unchanged: string[]
  body: Buffer<ArrayBuffer>
}

interface FileResponse {
  status: number
  headers: string[]
  body: Buffer<ArrayBuffer>
}

export const NOT_FOUND = '/404'

/** For what has no pages. */
export const NO_SITE: Site = {
  files: new Map(),
  shells: new Map(),
  renderContent() {
    throw new Error('There are no pages')
  },
}

interface ReadOptions {
  /** Milliseconds since 1970. */
  now?: number
  renderContent?: RenderContent
  /** Where hashed files of former releases are. */
  formerFolder?: string
}

/** Throws a `StartupError`. */
export function readManifest(folder: string): SiteManifest {
  const list = path.join(folder, 'site.json')
  if (!existsSync(list)) throw new StartupError(`The site has not been built (${list}). Run: npm run build`)
  return JSON.parse(readFileSync(list, 'utf8'))
}

/** Reads the built site and fills in the settings; `now` in milliseconds since 1970. Throws a `StartupError`. */
export async function readSite(
  folder: string,
  settings: PublicSettings,
  { now = Date.now(), renderContent, formerFolder }: ReadOptions = {},
): Promise<Site> {
  try {
    const manifest = readManifest(folder)
    const filesIn = (place: string, files: Record<string, PublishedFile>) =>
      Object.entries(files).map(
        async ([urlPath, file]) => [urlPath, await prepare(place, file, settings, now)] as const,
      )
    const former = formerFolder === undefined ? {} : formerFiles(formerFolder, manifest, now)
    return {
      files: new Map(
        await Promise.all([...filesIn(formerFolder ?? '', former), ...filesIn(folder, manifest.files)]),
      ),
      shells: new Map(
        Object.entries(manifest.shells).map(([urlPath, shell]) => [
          urlPath,
          {
            application: readShell(folder, shell.application, settings, now),
            document: readShell(folder, shell.document, settings, now),
          },
        ]),
      ),
      renderContent: renderContent ?? (await loadRenderer(folder)),
    }
  } catch (error) {
    if (error instanceof StartupError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The built site in ${folder} is damaged: ${reason}. Run: npm run build`)
  }
}

async function loadRenderer(folder: string): Promise<RenderContent> {
  const module = await import(pathToFileURL(path.resolve(folder, RENDER_MODULE)).href)
  return module.renderContent
}

function readShell(
  folder: string,
  { file, inline }: ShellFile,
  settings: PublicSettings,
  now: number,
): Shell {
  const html = fillIn(readFileSync(path.join(folder, file), 'utf8'), settings, now)
  const [before, afterTitle = ''] = html.split(TITLE_PLACEHOLDER)
  const [between, after, ...others] = afterTitle.split(CONTENT_PLACEHOLDER)
  if (before === undefined || between === undefined || after === undefined || others.length > 0)
    throw new Error(`${file} is no shell of a page`)
  return {
    pieces: [Buffer.from(before), Buffer.from(between), Buffer.from(after)],
    policy: contentSecurityPolicy(inline, settings.siteUrl),
  }
}

/** Takes seconds of processor time, so it is left for after the start. */
export async function packBest({ files }: Site, stopping: AbortSignal): Promise<void> {
  for (const file of files.values()) if (!stopping.aborted) await file.packBest?.()
}

/** The file in the best encoding that the browser accepts, or 304. */
export function fileResponse(file: ServedFile, accepted?: string, ifNoneMatch?: string): FileResponse {
  const encoding = chooseEncoding(accepted, (one) => file.compressed.has(one))
  const variant = encoding === 'identity' ? file.plain : (file.compressed.get(encoding) ?? file.plain)
  if (file.status === 200 && isUnchanged(ifNoneMatch, variant.etag))
    return { status: 304, headers: variant.unchanged, body: NO_BODY }
  return { status: file.status, headers: variant.headers, body: variant.body }
}

const NO_BODY = Buffer.alloc(0)

async function prepare(
  folder: string,
  published: PublishedFile,
  settings: PublicSettings,
  now: number,
): Promise<ServedFile> {
  const { file, body } = fillFile(folder, published, settings, now)
  const policy = file.inline ? contentSecurityPolicy(file.inline, settings.siteUrl) : BARE_POLICY
  const common = {
    'Cache-Control': CACHE_CONTROL[file.cache],
    ...(encodings.some((one) => file.isTemplate || file.encodings[one]) && { Vary: 'Accept-Encoding' }),
    'Content-Security-Policy': policy,
    ...securityHeaders(settings.siteUrl),
  }
  const variants = (packed: Packed[]) =>
    packed.map(({ encoding, bytes }) => [encoding, variant(file, common, bytes, encoding)] as const)
  const pack = async (effort: Effort) => variants(await packAll(body, effort))
  const compressed = new Map(file.isTemplate ? await pack('quick') : variants(packedFiles(folder, file)))
  return {
    status: file.status ?? 200,
    policy,
    plain: variant(file, common, body),
    compressed,
    ...(file.isTemplate && {
      async packBest() {
        for (const [encoding, best] of await pack('best')) compressed.set(encoding, best)
      },
    }),
  }
}

const packedFiles = (folder: string, file: PublishedFile): Packed[] =>
  encodings.flatMap((encoding) => {
    const name = file.encodings[encoding]
    return name === undefined ? [] : [{ encoding, bytes: readFileSync(path.join(folder, name)) }]
  })

function variant(
  { type, etag }: PublishedFile,
  common: Record<string, string>,
  body: Buffer<ArrayBuffer>,
  encoding?: Encoding,
): Variant {
  const own = encoding ? etag.replace(/"$/, `-${encoding}"`) : etag
  const unchanged = Object.entries({ ETag: own, ...common }).flat()
  const described = ['Content-Type', type, 'Content-Length', String(body.length)]
  const encoded = encoding ? ['Content-Encoding', encoding] : []
  return { etag: own, headers: [...described, ...encoded, ...unchanged], unchanged, body }
}

const CACHE_CONTROL: Record<CacheRule, string> = {
  page: 'public, max-age=0, must-revalidate',
  immutable: 'public, max-age=31536000, immutable',
  short: 'public, max-age=3600',
  private: 'no-store',
}
