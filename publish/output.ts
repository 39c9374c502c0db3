import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PublishedFile, SiteManifest } from '../html/site-manifest.ts'
import { compress } from './compress.ts'

/** A file to be written, with what the manifest says of it. */
export interface Output extends Omit<PublishedFile, 'etag' | 'encodings'> {
  body: Buffer | Promise<Buffer>
}

/** Writes everything into `folder`, with its compressed forms beside it, and answers the manifest. */
export async function writeAll(
  outputs: ReadonlyMap<string, Output>,
  folder: string,
): Promise<SiteManifest['files']> {
  const written: SiteManifest['files'] = {}
  const waiting = outputs.entries()
  const writeNext = async () => {
    for (const [address, output] of waiting) written[address] = await write(output, folder)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, writeNext))
  return written
}

/** Packing keeps a core busy; more at once would only take more memory. */
const AT_ONCE = 2

async function write({ body: promised, ...output }: Output, folder: string): Promise<PublishedFile> {
  const body = await promised
  const file = path.join(folder, output.file)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, body)
  const encodings: PublishedFile['encodings'] = {}
  for (const { encoding, suffix, bytes } of isCompressible(output.type) ? await compress(body) : []) {
    await writeFile(file + suffix, bytes)
    encodings[encoding] = output.file + suffix
  }
  return { ...output, etag: `"${hashOf(body)}"`, encodings }
}

/** 12 characters of base64url: 72 bits of the SHA-256. */
export const hashOf = (body: Buffer | string): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 12)

const isCompressible = (type: string): boolean => !/^(image\/(png|webp|jpeg)|font\/woff2)/.test(type)
