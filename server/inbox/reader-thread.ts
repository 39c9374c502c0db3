import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const database = new DatabaseSync(workerData, { readOnly: true, timeout: 500 })

parentPort?.on('message', ({ sql, parameters }: { sql: string; parameters: SQLInputValue[] }) => {
  try {
    parentPort?.postMessage({ rows: database.prepare(sql).all(...parameters) })
  } catch (error) {
    parentPort?.postMessage({ error: String(error) })
  }
})

parentPort?.postMessage('ready')
