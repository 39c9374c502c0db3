import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BillOfLading } from './bill-of-lading.ts'

export interface DrawingTask {
  bill: BillOfLading
  siteUrl: string
  /** PNG; without it the name's first letter is the mark. */
  logo?: Uint8Array | undefined
}

export type DrawingResult = { pdf: Uint8Array<ArrayBuffer> } | { error: string }

/** The longest answers take a quarter of a second, on a busy machine several times as much. */
const MAX_MS = 30_000

let thread: Worker | undefined
let last: Promise<unknown> = Promise.resolve()

/** The paper as a PDF. Drawn in a thread, one after another, since long answers would keep every other request waiting. */
export function drawBillOfLading(task: DrawingTask): Promise<Uint8Array<ArrayBuffer>> {
  const turn = last.then(() => draw(task))
  last = turn.catch(() => undefined)
  return turn
}

async function draw(task: DrawingTask): Promise<Uint8Array<ArrayBuffer>> {
  thread ??= new Worker(new URL('./bill-of-lading-thread.ts', import.meta.url))
  thread.unref()
  try {
    const drawn = once(thread, 'message', { signal: AbortSignal.timeout(MAX_MS) })
    thread.postMessage(task)
    const [result] = (await drawn) as [DrawingResult]
    if ('error' in result) throw new Error(result.error)
    return result.pdf
  } catch (error) {
    await thread.terminate()
    thread = undefined
    throw error
  }
}
