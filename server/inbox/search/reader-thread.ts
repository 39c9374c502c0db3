import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { nearestWords } from './nearest-words.ts'
import type { ReaderResponse, ReaderTask } from './reader.ts'

const database = new DatabaseSync(workerData, { readOnly: true, timeout: 500 })

parentPort?.on('message', ({ sql, parameters, words }: ReaderTask) => {
  const send = (response: ReaderResponse) => parentPort?.postMessage(response)
  try {
    const rows = database.prepare(sql).all(...(parameters as SQLInputValue[]))
    send({ result: words ? nearestWords(rows as { text: string }[], words) : rows })
  } catch (error) {
    send({ error: String(error) })
  }
})

parentPort?.postMessage('ready')
