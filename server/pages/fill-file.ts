import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fillIn, type PublicSettings } from '../../domain/public-settings.ts'
import type { PublishedFile } from './site-manifest.ts'

interface FilledFile {
  file: PublishedFile
  body: Buffer<ArrayBuffer>
}

/** The published file that these settings ask for, with its bytes; `now` in milliseconds since 1970. */
export function fillFile(
  folder: string,
  published: PublishedFile,
  settings: PublicSettings,
  now: number,
): FilledFile {
  const file = settings.driverApplications === 'live' ? (published.live ?? published) : published
  const body = readFileSync(path.join(folder, file.file))
  if (!file.isTemplate) return { file, body }
  const filled = Buffer.from(fillIn(body.toString(), settings, now))
  return { file: { ...file, etag: etagOf(filled) }, body: filled }
}

export const etagOf = (body: Buffer): string => `"${hashOf(body)}"`

/** 12 characters of base64url: 72 bits of the SHA-256. */
export const hashOf = (body: Buffer | string): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 12)
