import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { DatabaseSettings } from '../store/database.ts'

/** Runs statements on a database as another program would. */
interface Statements {
  run(statement: string): Promise<unknown>
  runAll(text: string): Promise<void>
  close(): Promise<void>
}

export async function openStatements({ dataDir, databaseUrl }: DatabaseSettings): Promise<Statements> {
  if (databaseUrl === undefined) {
    const sqlite = new DatabaseSync(path.join(dataDir, 'site.sqlite'), { timeout: 5000 })
    return {
      run: async (statement) => sqlite.prepare(statement).all(),
      runAll: async (text) => sqlite.exec(text),
      close: async () => sqlite.close(),
    }
  }
  const client = new pg.Client(databaseUrl)
  await client.connect()
  return {
    run: async (statement) => (await client.query(statement)).rows,
    async runAll(text) {
      await client.query(text)
    },
    close: () => client.end(),
  }
}
