import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Checkpoint } from './checkpoints.ts'
import { openFile } from './sqlite-file.ts'

/** While it waits for a reader it may hold the lock that commits need, and they are refused after 800 ms. */
const PATIENCE_MS = 200

/** Not made anew when it was moved away: what is put back in its place would find another's log beside it. */
const existing = pathToFileURL(workerData)
existing.search = 'mode=rw'
const sqlite = openFile(existing, PATIENCE_MS)

/** Told how to write the log back, it answers with what went wrong, if anything did. */
parentPort?.on('message', (how: Checkpoint) => {
  try {
    const done = sqlite.prepare(`pragma wal_checkpoint(${how})`).get()
    parentPort?.postMessage(done?.busy ? 'another program is using it' : undefined)
  } catch (error) {
    parentPort?.postMessage(String(error))
  }
})
