import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'

const LEAST_FREE = 1_000_000_000

/** Free blocks and their size, as `statfs` reports them. */
interface Disk {
  bavail: number
  bsize: number
}

/** What is wrong with the folder of the database: rights and space. */
export function checkFolder(
  dataDir: string,
  diskOf: (folder: string) => Disk = (folder) => statfsSync(folder),
): string[] {
  if (!existsSync(dataDir)) return []
  return [...problemsOfRights(dataDir), ...problemsOfSpace(dataDir, diskOf(dataDir))]
}

function problemsOfRights(dataDir: string): string[] {
  const open = ['', 'site.sqlite', 'secret', 'mail', 'files']
    .map((name) => path.join(dataDir, name))
    .filter((file) => existsSync(file) && (statSync(file).mode & 0o077) !== 0)
    .map((file) => `Other users of this machine can open ${file}: run chmod go= ${file}`)
  return isWritable(dataDir)
    ? open
    : [...open, `DATA_DIR ${dataDir} cannot be written by this user: run the doctor as the server's user.`]
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function problemsOfSpace(dataDir: string, { bavail, bsize }: Disk): string[] {
  const free = bavail * bsize
  return free >= LEAST_FREE
    ? []
    : [`${Math.floor(free / 1e6)} MB are free on the disk of ${dataDir}: make room for at least 1 GB.`]
}
