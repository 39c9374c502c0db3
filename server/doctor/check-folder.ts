import { accessSync, constants, existsSync, statSync } from 'node:fs'
import path from 'node:path'

/** What is wrong with the rights of the folder of the database, which has to exist. */
export function checkFolder(dataDir: string): string[] {
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
