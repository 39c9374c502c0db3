import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { writeWholeFile } from '../durable-files.ts'
import type { Log } from '../log.ts'
import { NewsFailure, reasonOf } from './failure.ts'
import { fetchPicture, type PictureWire } from './picture-fetch.ts'
import { pictureType } from './picture-type.ts'

const PAUSE_AFTER_FAILURE = 60 * 1000

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

/** The name under which we serve the picture at an address. */
export const pictureName = (url: string): string =>
  createHash('sha256').update(url).digest('hex').slice(0, 32)

/**
 * Pictures by name, fetched when first asked for and then kept on disk, and in memory: readers that are slow share the
 * bytes, 24 MB at most.
 */
export function openPictures({ directory, wire, log, now }: Options) {
  const failedAt = new Map<string, number>()
  const coming = new Map<string, Promise<Picture | undefined>>()
  const held = new Map<string, Picture>()

  /** `urls`: of the pictures that may be shown; no other is fetched. */
  async function show(name: string, urls: string[]): Promise<Picture | undefined> {
    const url = urls.find((one) => pictureName(one) === name)
    if (!url) return undefined
    const picture = held.get(name) ?? coming.get(name) ?? hold(name, url).finally(() => coming.delete(name))
    if (picture instanceof Promise) coming.set(name, picture)
    return picture
  }

  async function hold(name: string, url: string): Promise<Picture | undefined> {
    const picture = await find(name, url)
    if (picture) held.set(name, picture)
    return picture
  }

  async function find(name: string, url: string): Promise<Picture | undefined> {
    const kept = recognize(await readFile(path.join(directory, name)).catch(() => undefined))
    if (kept || now() - (failedAt.get(name) ?? Number.NEGATIVE_INFINITY) < PAUSE_AFTER_FAILURE) return kept
    try {
      const picture = recognize(await fetchPicture(wire, url))
      if (!picture) throw new NewsFailure('not a picture')
      await keep(name, picture.bytes)
      return picture
    } catch (error) {
      failedAt.set(name, now())
      log.info({ host: new URL(url).host, reason: reasonOf(error) }, 'news picture could not be fetched')
      return undefined
    }
  }

  const keep = (name: string, bytes: Uint8Array) =>
    writeWholeFile(path.join(directory, name), bytes).catch((error: unknown) =>
      log.warn({ reason: reasonOf(error) }, 'news picture could not be kept on disk'),
    )

  /** Forgets all others. */
  async function keepOnly(urls: string[]): Promise<void> {
    const names = new Set(urls.map(pictureName))
    failedAt.clear()
    for (const name of held.keys()) if (!names.has(name)) held.delete(name)
    const there = await readdir(directory).catch(() => [])
    await Promise.all(
      there.filter((name) => !names.has(name)).map((name) => rm(path.join(directory, name), { force: true })),
    )
  }

  return { show, keepOnly }
}

function recognize(bytes: Buffer | undefined): Picture | undefined {
  const type = bytes && pictureType(bytes)
  return type ? { type, bytes: new Uint8Array(bytes) } : undefined
}
