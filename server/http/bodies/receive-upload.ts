import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { type Refusal, refusals } from '../error-messages.ts'
import { announcedLength, BODY_LIMIT } from './body.ts'
import { bodyChunks } from './body-chunks.ts'
import { leaveRoom, takeRoom, type UploadRoom } from './upload-room.ts'

/** More than any form has. */
const MAX_PARTS = 40
/** Bytes; they hold the names of a field and of a file. What is longer is cut, so names near it are refused. */
const MAX_HEADERS = 4096
const MAX_NAME = 1000
/** Bytes that are parsed at once. */
const MAX_PIECE = 65_536

export interface Uploads {
  room: UploadRoom
  /** Who sends it, for the share of one. */
  client: string
  dataDir: string
}

const failures = {
  'too large': refusals.fileTooLarge,
  'text too large': refusals.tooLarge,
  aborted: refusals.unreadable,
  unreadable: refusals.unreadable,
  overloaded: refusals.unavailable,
  disk: refusals.noFiles,
} as const satisfies Record<string, Refusal>

/** Why an upload was not taken. */
export class UploadFailed extends Error {
  readonly refusal: Refusal

  constructor(failure: keyof typeof failures, cause?: unknown) {
    super(failure, { cause })
    this.refusal = failures[failure]
  }
}

/** The folder of files that are received, each upload in one of its own. */
export const uploadFolder = (dataDir: string): string => path.join(dataDir, 'uploads')

/**
 * Handles a `multipart/form-data` body. Its files are on disk, and are read from there when they are asked for; they are
 * removed once it is handled.
 */
export async function withUploadedForm<Result>(
  request: Request,
  { room, client, dataDir }: Uploads,
  handle: (form: FormData) => Result | Promise<Result>,
): Promise<Result | UploadFailed> {
  if (announcedLength(request) > room.readOn) return new UploadFailed('too large')
  const parser = openParser(request)
  if (!parser) return new UploadFailed('unreadable')
  await mkdir(uploadFolder(dataDir), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(path.join(uploadFolder(dataDir), 'upload-'))
  let held = 0
  const take = (bytes: number) => {
    const isTaken = takeRoom(room, client, bytes)
    if (isTaken) held += bytes
    return isTaken
  }
  try {
    const form = await parseInto(folder, parser, limited(request, room, take))
    return form instanceof UploadFailed ? form : await handle(form)
  } finally {
    leaveRoom(room, client, held)
    await rm(folder, { recursive: true, force: true })
  }
}

/** Undefined where it is no such body. */
function openParser({ headers }: Request): BusboyInstance | undefined {
  try {
    return new Busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      preservePath: true,
      limits: { parts: MAX_PARTS, headerSize: MAX_HEADERS, fieldSize: BODY_LIMIT },
    })
  } catch {
    return undefined
  }
}

/** The body as far as it has room. The rest of one that is too large is read without being kept. */
async function* limited(
  request: Request,
  { limit, readOn, pace }: UploadRoom,
  take: (bytes: number) => boolean,
): AsyncGenerator<Uint8Array, void, undefined> {
  let size = 0
  try {
    for await (const chunk of bodyChunks(request, pace)) {
      size += chunk.byteLength
      if (size > readOn) break
      if (size > limit) continue
      if (!take(chunk.byteLength)) throw new UploadFailed('overloaded')
      // A chunk is parsed to its end, also of a body that its beginning refuses.
      for (let at = 0; at < chunk.byteLength; at += MAX_PIECE) yield chunk.subarray(at, at + MAX_PIECE)
    }
  } catch (error) {
    throw error instanceof UploadFailed ? error : new UploadFailed('aborted')
  }
  if (size > limit) throw new UploadFailed('too large')
}

/** Writes files into the folder while the body comes. */
async function parseInto(
  folder: string,
  parser: BusboyInstance,
  body: AsyncIterable<Uint8Array>,
): Promise<FormData | UploadFailed> {
  const form = new FormData()
  const stop = new AbortController()
  const fail = (failure: UploadFailed) => stop.abort(failure)
  const writes: Promise<[string, File]>[] = []
  let characters = 0
  parser.on('partsLimit', () => fail(new UploadFailed('unreadable')))
  parser.on('field', (name = '', value, _, isCut) => {
    characters += value.length
    if (name.length > MAX_NAME) fail(new UploadFailed('unreadable'))
    if (isCut || characters > BODY_LIMIT) fail(new UploadFailed('text too large'))
    form.append(unescapeName(name), value)
  })
  parser.on('file', (field = '', content, name = '') => {
    if (field.length + name.length > MAX_NAME) fail(new UploadFailed('unreadable'))
    const write = keep(content, path.join(folder, String(writes.length)), name, stop.signal)
    writes.push(write.then((file) => [unescapeName(field), file]))
    write.catch(fail)
  })
  try {
    await pipeline(body, parser, { signal: stop.signal })
    for (const [field, file] of await Promise.all(writes)) form.append(field, file)
    return form
  } catch (error) {
    stop.abort(error)
    await Promise.allSettled(writes)
    return failureOf(stop.signal.reason)
  }
}

async function keep(content: Readable, path: string, name: string, signal: AbortSignal): Promise<File> {
  await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal })
  return new File([await openAsBlob(path)], unescapeName(name))
}

/** Browsers write quotation marks and line ends in names so. */
const unescapeName = (name: string): string =>
  name.replaceAll(/%22/g, '"').replaceAll(/%0D/gi, '\r').replaceAll(/%0A/gi, '\n')

/** A parser's error is of the body; one of the system is a disk that is full or broken. */
function failureOf(error: unknown): UploadFailed {
  if (error instanceof UploadFailed) return error
  const isOfDisk = (error as NodeJS.ErrnoException).syscall !== undefined
  return new UploadFailed(isOfDisk ? 'disk' : 'unreadable', error)
}
