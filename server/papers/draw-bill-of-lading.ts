import { openThread } from '../threads/thread.ts'
import type { BillOfLading } from './bill-of-lading.ts'

export interface DrawingTask {
  bill: BillOfLading
  siteUrl: string
  /** PNG; without it the name's first letter is the mark. */
  logo?: Uint8Array | undefined
}

/** The longest answers take a quarter of a second, on a busy machine several times as much. */
const MAX_MS = 30_000

const thread = openThread<DrawingTask, Uint8Array<ArrayBuffer>>(
  new URL('./bill-of-lading-thread.ts', import.meta.url),
  { timeout: () => AbortSignal.timeout(MAX_MS) },
)

/** The paper as a PDF. Drawn in a thread, one after another, since long answers would keep every other request waiting. */
export const drawBillOfLading = (task: DrawingTask): Promise<Uint8Array<ArrayBuffer>> => thread.ask(task)
