import { chmodSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const PRIVATE_FILES = /^(site\.sqlite(-wal|-shm)?|server\.lock(-journal)?|secret)$/
const PRIVATE_FOLDERS = ['mail', 'files']
const STICKY = 0o1000

/** Removes the read access that earlier versions gave to other users of the machine. */
export function makePrivate(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const file = path.join(dataDir, name)
    if (PRIVATE_FILES.test(name)) restrict(file, 0o600)
    if (PRIVATE_FOLDERS.includes(name) && statSync(file).isDirectory()) {
      restrict(file, 0o700)
      for (const inside of readdirSync(file)) restrict(path.join(file, inside), 0o600)
    }
  }
  if ((statSync(dataDir).mode & STICKY) === 0) restrict(dataDir, 0o700)
}

function restrict(file: string, mode: number): void {
  const stats = statSync(file, { throwIfNoEntry: false })
  const isOurs = stats?.uid === process.getuid?.()
  if (stats !== undefined && isOurs && (stats.mode & 0o077) !== 0) chmodSync(file, mode)
}
