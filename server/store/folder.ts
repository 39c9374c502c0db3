import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'

/** Makes a folder that is still there after a power cut: a new entry lasts only when its parent is synced too. */
export function makeFolder(folder: string): void {
  const firstMade = mkdirSync(folder, { recursive: true })
  if (firstMade === undefined) return
  for (let made = path.resolve(folder); made.startsWith(firstMade); made = path.dirname(made))
    syncFolder(made)
  syncFolder(path.dirname(firstMade))
}

export function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
