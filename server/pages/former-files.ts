import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DAY } from '../../domain/time/durations.ts'
import type { PublishedFile, SiteManifest } from './site-manifest.ts'

/** A file of a release, as it lies in the folder; retired since a release started that has it no more. */
interface KeptFile extends PublishedFile {
  bytes: number
  /** Milliseconds since 1970. */
  retiredAt?: number
}

type Kept = Record<string, KeptFile>

const KEPT_MS = 30 * DAY
/** They are held in memory, as all files of the site are: about ten releases. */
const MAX_RETIRED_BYTES = 60_000_000

/**
 * The hashed files of former releases that open tabs may still ask for, by path. A folder that cannot be read has none:
 * the site starts all the same.
 */
export function formerFiles(
  folder: string,
  { files }: SiteManifest,
  now: number,
): Record<string, PublishedFile> {
  const kept = readKept(folder)
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([urlPath, { file, retiredAt = now }]) =>
        !Object.hasOwn(files, urlPath) && now - retiredAt < KEPT_MS && existsSync(path.join(folder, file)),
    ),
  )
}

interface Release {
  /** Folder of its files. */
  from: string
  manifest: SiteManifest
}

/** Copies the hashed files of this release for the releases that follow, and removes what nobody asks for any more. */
export async function keepFiles(
  folder: string,
  { from, manifest, now, maxBytes = MAX_RETIRED_BYTES }: Release & { now: number; maxBytes?: number },
): Promise<void> {
  const kept = readKept(folder)
  const present = Object.entries(manifest.files).filter(
    ([, { cache, isTemplate }]) => cache === 'immutable' && !isTemplate,
  )
  const next: Kept = {}
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const [urlPath, file] of present) next[urlPath] = await copy(file, from, folder)
  let bytes = 0
  const retired = Object.entries(kept)
    .filter(([urlPath]) => !Object.hasOwn(next, urlPath))
    .map(([urlPath, file]) => [urlPath, { ...file, retiredAt: file.retiredAt ?? now }] as const)
    .toSorted(([, one], [, other]) => other.retiredAt - one.retiredAt)
  const gone: KeptFile[] = []
  for (const [urlPath, file] of retired) {
    bytes += file.bytes
    if (now - file.retiredAt < KEPT_MS && bytes <= maxBytes) next[urlPath] = file
    else gone.push(file)
  }
  await writeFile(path.join(folder, 'new.json'), JSON.stringify(next), { mode: 0o600 })
  await rename(path.join(folder, 'new.json'), path.join(folder, LIST))
  for (const file of gone)
    for (const name of namesOf(file)) await rm(path.join(folder, name), { force: true })
}

const LIST = 'files.json'

function readKept(folder: string): Kept {
  try {
    return JSON.parse(readFileSync(path.join(folder, LIST), 'utf8'))
  } catch {
    return {}
  }
}

const namesOf = ({ file, encodings }: PublishedFile): string[] => [file, ...Object.values(encodings)]

async function copy(file: PublishedFile, from: string, folder: string): Promise<KeptFile> {
  let bytes = 0
  for (const name of namesOf(file)) {
    const [source, target] = [path.join(from, name), path.join(folder, name)]
    const content = readFileSync(source)
    bytes += content.length
    if (existsSync(target)) continue
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await writeFile(`${target}.new`, content, { mode: 0o600 })
    await rename(`${target}.new`, target)
  }
  return { ...file, bytes }
}
