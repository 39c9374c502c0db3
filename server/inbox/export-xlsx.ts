import { once } from 'node:events'
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

/** Composes a workbook in a thread of its own, and streams it from a file that is gone when the stream ends. */
export async function xlsxStream(heading: readonly string[], pages: AsyncIterable<string[][]>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'))
  const file = path.join(folder, 'requests.xlsx')
  const thread = new Worker(new URL('./xlsx-thread.ts', import.meta.url), { workerData: { file, heading } })
  try {
    const written = once(thread, 'message')
    for await (const rows of pages) thread.postMessage({ rows })
    thread.postMessage('end')
    await written
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  } finally {
    await thread.terminate()
  }
  const stream = createReadStream(file)
  stream.once('close', () => rmSync(folder, { recursive: true, force: true }))
  return stream
}
