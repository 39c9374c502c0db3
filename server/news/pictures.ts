import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { imageSize } from 'image-size'
import { MINUTE } from '../../domain/time/durations.ts'
import { writeWholeFile } from '../durable-files.ts'
import type { Log } from '../log.ts'
import { NewsFailure, reasonOf } from './failure.ts'
import { fetchPicture, type PictureWire } from './picture-fetch.ts'

const PAUSE_AFTER_FAILURE = MINUTE

export interface Picture {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

interface Options {
  directory: string
  wire: PictureWire
  log: Log
  now: () => number
}

export const pictureName = (url: string): string =>
  createHash('sha256').update(url).digest('hex').slice(0, 32)

/** Pictures by name, fetched when first requested, then stored on disk and in memory, 24 MB at most. */
export function openPictures({ directory, wire, log, now }: Options) {
  const failedAt = new Map<string, number>()
  const pending = new Map<string, Promise<Picture | undefined>>()
  const cached = new Map<string, Picture>()

  /** `urls`: of the pictures that may be shown; no other is fetched. */
  async function show(name: string, urls: string[]): Promise<Picture | undefined> {
    const url = urls.find((one) => pictureName(one) === name)
    if (!url) return undefined
    const picture =
      cached.get(name) ?? pending.get(name) ?? cache(name, url).finally(() => pending.delete(name))
    if (picture instanceof Promise) pending.set(name, picture)
    return picture
  }

  async function cache(name: string, url: string): Promise<Picture | undefined> {
    const picture = await find(name, url)
    if (picture) cached.set(name, picture)
    return picture
  }

  async function find(name: string, url: string): Promise<Picture | undefined> {
    const stored = recognize(await readFile(path.join(directory, name)).catch(() => undefined))
    if (stored || now() - (failedAt.get(name) ?? Number.NEGATIVE_INFINITY) < PAUSE_AFTER_FAILURE)
      return stored
    try {
      const picture = recognize(await fetchPicture(wire, url))
      if (!picture) throw new NewsFailure('not a picture')
      await store(name, picture.bytes)
      return picture
    } catch (error) {
      failedAt.set(name, now())
      log.info({ host: new URL(url).host, reason: reasonOf(error) }, 'news picture could not be fetched')
      return undefined
    }
  }

  const store = (name: string, bytes: Uint8Array) =>
    writeWholeFile(path.join(directory, name), bytes).catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'news picture could not be stored on disk'),
    )

  /** Removes every picture not listed. */
  async function keepOnly(urls: string[]): Promise<void> {
    const names = new Set(urls.map(pictureName))
    failedAt.clear()
    for (const name of cached.keys()) if (!names.has(name)) cached.delete(name)
    const there = await readdir(directory).catch(() => [])
    await Promise.all(
      there.filter((name) => !names.has(name)).map((name) => rm(path.join(directory, name), { force: true })),
    )
  }

  return { show, keepOnly }
}

function recognize(bytes: Buffer | undefined): Picture | undefined {
  const type = bytes && pictureType(bytes)
  return type && isLargeEnough(bytes) ? { type, bytes: new Uint8Array(bytes) } : undefined
}

/** A counter or an emoji would be stretched over a card. */
const SMALLEST_SIDE = 50

function isLargeEnough(bytes: Buffer): boolean {
  try {
    const { width, height } = imageSize(bytes)
    return width >= SMALLEST_SIDE && height >= SMALLEST_SIDE
  } catch {
    // A browser may know more kinds of this type than the library.
    return true
  }
}

/** The type of a picture by its first bytes; undefined when it is none that a browser draws without running it. */
function pictureType(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 12)
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^GIF8[79]a/.test(start)) return 'image/gif'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'image/webp'
  if (start.slice(4, 8) === 'ftyp' && /avi[fs]/.test(bytes.toString('latin1', 8, 40))) return 'image/avif'
  return undefined
}
