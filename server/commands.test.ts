import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { readBackupRecord } from './store/backup-record.ts'
import { openStore } from './store/store.ts'
import { newEmptyDatabase } from './testing/databases.ts'
import { tablesOf } from './testing/programs/test-postgres.ts'
import { newFolder, TEST_SECRET } from './testing/test-dependencies.ts'

const commands: [file: string, value: string][] = [
  ['accounts/staff-command.ts', 'list'],
  ['mail/mail-command.ts', 'list'],
  ['backup/backup-command.ts', 'backup'],
]

test.each(commands)('%s refuses a Postgres without tables, and makes none', async (command, value) => {
  const databaseUrl = await newEmptyDatabase()
  const { status, stderr } = run(command, value, databaseUrl)
  expect([status, stderr]).toEqual([
    1,
    'The database at DATABASE_URL has no tables of this site; is DATABASE_URL right?\n',
  ])
  expect(await tablesOf(databaseUrl)).toEqual([])
})

test.each(commands)('%s says in one line that Postgres cannot be reached', (command, value) => {
  const { status, stderr } = run(command, value, 'postgres://nobody@127.0.0.1:1/site')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^[^\n]*ECONNREFUSED 127\.0\.0\.1:1\.?\n$/)
})

test('a backup that could not be written where it was to go is known as failed', async () => {
  const databaseUrl = await newEmptyDatabase()
  const settings = { dataDir: newFolder('data-'), databaseUrl }
  const store = await openStore(settings, createLog('silent'))
  const full = openSync('/dev/full', 'w')
  const { status, stderr } = run('backup/backup-command.ts', '-', databaseUrl, full)
  closeSync(full)
  const { last, failed } = await store.transact(readBackupRecord)
  await store.close()
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^The backup could not be written: ENOSPC[^\n]*\n$/),
  ])
  expect([last, failed?.reason]).toEqual([null, expect.stringContaining('ENOSPC')])
})

function run(command: string, value: string, databaseUrl: string, output: number | 'pipe' = 'pipe') {
  const folder = newFolder('command-')
  return spawnSync(process.execPath, [path.join(import.meta.dirname, command), value], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', output, 'pipe'],
    env: { ...process.env, DATABASE_URL: databaseUrl, APP_SECRET: TEST_SECRET, DATA_DIR: folder },
  })
}
