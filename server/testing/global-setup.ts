import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../store/open-database.ts'
import { newDatabase, startPostgres } from './programs/test-postgres.ts'
import { silent } from './test-dependencies.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** A database with all tables, to be copied: the migrations take longer. */
    migratedDatabase: string
  }
}

/** One Postgres for all test files: to start one takes seconds. Every folder of a test goes with the last test. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'tests-'))
  // Postgres, which does not run as root, has its folder in it.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  // Programs and threads that tests start are compiled once.
  process.env.NODE_COMPILE_CACHE = path.join(folder, 'compiled')
  const postgres = await startPostgres()
  const databaseUrl = await newDatabase(postgres.url)
  const migrated = await openDatabase({ databaseUrl, dataDir: '' }, silent)
  await migrated.close()
  provide('postgresUrl', postgres.url)
  provide('migratedDatabase', new URL(databaseUrl).pathname.slice(1))
  return async () => {
    await postgres.remove()
    rmSync(folder, { recursive: true })
  }
}

/** Files in memory, where syncing them takes no time. */
const MEMORY = '/dev/shm'
const ROOM = 4 * 2 ** 30

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ROOM
}
