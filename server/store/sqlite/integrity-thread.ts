import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import { respondToTasks } from '../../threads/thread.ts'
import { isDamaged } from './sqlite-errors.ts'
import { damageIn } from './sqlite-file.ts'

respondToTasks(() => damageInFile(workerData))

/** Read by a new connection, which has nothing of the file in memory. A file that cannot be read now may be well. */
function damageInFile(file: string): string | undefined {
  try {
    using sqlite = new DatabaseSync(file, { readOnly: true, timeout: 500 })
    return damageIn(sqlite)
  } catch (error) {
    return isDamaged(error) ? String(error) : undefined
  }
}
