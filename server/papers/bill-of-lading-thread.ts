import '../company/load-company.ts'
import { parentPort } from 'node:worker_threads'
import { billOfLadingPdf } from './bill-of-lading-pdf.ts'
import type { DrawingResult, DrawingTask } from './draw-bill-of-lading.ts'

parentPort?.on('message', async (task: DrawingTask) => {
  const send = (result: DrawingResult) => parentPort?.postMessage(result)
  try {
    send({ pdf: await billOfLadingPdf(task) })
  } catch (error) {
    send({ error: String(error) })
  }
})
