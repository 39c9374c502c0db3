import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import { respondToTasks } from '../../threads/thread.ts'
import { nearestWords } from './nearest-words.ts'
import type { ReaderTask } from './reader.ts'

const database = new DatabaseSync(workerData, { readOnly: true, timeout: 500 })

respondToTasks(({ sql, parameters, words }: ReaderTask): unknown[] => {
  const rows = database.prepare(sql).all(...(parameters as SQLInputValue[]))
  return words ? nearestWords(rows as { text: string }[], words) : rows
})
