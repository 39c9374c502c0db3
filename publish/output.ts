import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hasPlaceholder } from '../domain/public-settings.ts'
import type { Packed } from '../server/pages/encodings.ts'
import { etagOf } from '../server/pages/fill-file.ts'
import type { PublishedFile, SiteManifest } from '../server/pages/site-manifest.ts'
import { compress } from './files/compress.ts'

/** A file to be written, with what the manifest says of it. */
export interface Output extends Omit<PublishedFile, 'etag' | 'encodings' | 'isTemplate' | 'live'> {
  body: Buffer | Promise<Buffer>
  live?: Output
}

/** Writes everything into `folder`, with its compressed forms beside it, and returns the manifest. */
export async function writeAll(
  outputs: ReadonlyMap<string, Output>,
  folder: string,
): Promise<SiteManifest['files']> {
  const written: SiteManifest['files'] = {}
  const waiting = outputs.entries()
  const writeNext = async () => {
    for (const [urlPath, output] of waiting) written[urlPath] = await write(output, folder)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, writeNext))
  return written
}

/** Packing keeps a core busy; more at once would only take more memory. */
const AT_ONCE = 2

async function write({ body: promised, live, ...output }: Output, folder: string): Promise<PublishedFile> {
  const body = await promised
  const isTemplate = isText(output.type) && hasPlaceholder(body.toString())
  if (isTemplate && output.cache === 'immutable') throw new Error(`${output.file} holds a setting`)
  return {
    ...output,
    etag: etagOf(body),
    encodings: await writePacked(folder, output, body, isTemplate ? [] : undefined),
    ...(isTemplate && { isTemplate }),
    ...(live && { live: await write(live, folder) }),
  }
}

/** Writes a file with its compressed forms beside it, and returns their names. */
export async function writePacked(
  folder: string,
  { file, type }: Pick<PublishedFile, 'file' | 'type'>,
  body: Buffer,
  packed?: Packed[],
): Promise<PublishedFile['encodings']> {
  const whole = path.join(folder, file)
  await mkdir(path.dirname(whole), { recursive: true })
  await writeFile(whole, body)
  const names: PublishedFile['encodings'] = {}
  for (const { encoding, bytes } of packed ?? (isText(type) ? await compress(body) : [])) {
    names[encoding] = file + SUFFIXES[encoding]
    await writeFile(whole + SUFFIXES[encoding], bytes)
  }
  return names
}

const SUFFIXES = { br: '.br', zstd: '.zst', gzip: '.gz' }

const isText = (type: string): boolean => !/^(image\/(png|webp|jpeg)|font\/woff2)/.test(type)
