import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newEmptyDatabase } from './testing/databases.ts'
import { tablesOf } from './testing/postgres.ts'
import { newFolder, TEST_SECRET } from './testing/services.ts'

test.each([
  ['auth/staff-command.ts', 'list'],
  ['mail/mail-command.ts', 'list'],
  ['backup/backup-command.ts', 'backup'],
])('%s refuses a Postgres without tables, and makes none', async (command, value) => {
  const databaseUrl = await newEmptyDatabase()
  const folder = newFolder('command-')
  const program = path.join(import.meta.dirname, command)
  const { status, stderr } = spawnSync(process.execPath, [program, value], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl, APP_SECRET: TEST_SECRET, DATA_DIR: folder },
  })
  expect([status, stderr]).toEqual([
    1,
    'The database at DATABASE_URL has no tables of this site; is DATABASE_URL right?\n',
  ])
  expect(await tablesOf(databaseUrl)).toEqual([])
})
