import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from './log.ts'
import { readBackupRecord } from './store/backup-record.ts'
import { openStore } from './store/store.ts'
import { newEmptyDatabase } from './testing/databases.ts'
import { tablesOf } from './testing/programs/test-postgres.ts'
import { newFolder, PATIENCE_MS, TEST_SECRET } from './testing/test-dependencies.ts'

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

describe('a backup that fails is known as failed, and leaves nothing', () => {
  test('where the disk of the file is full', async () => {
    const { databaseUrl, outcome } = await newDatabase()
    const folder = newFolder('full-')
    const { status, stderr } = run('backup/backup-command.ts', path.join(folder, 'backup'), databaseUrl, {
      // Larger files are refused, as by a full disk.
      before: 'trap "" XFSZ; ulimit -f 100',
    })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^The backup failed: [^\n]*\n$/)])
    expect(readdirSync(folder)).toEqual([])
    expect(await outcome()).toMatchObject({ last: null, failed: { reason: stderr.trim() } })
  })

  test('where that of its output is', async () => {
    const { databaseUrl, outcome } = await newDatabase()
    const output = openSync('/dev/full', 'w')
    const { status, stderr } = run('backup/backup-command.ts', '-', databaseUrl, { output })
    closeSync(output)
    expect([status, stderr]).toEqual([1, expect.stringMatching(/could not be written: ENOSPC[^\n]*\n$/)])
    expect(await outcome()).toMatchObject({ last: null, failed: { reason: stderr.trim() } })
  })

  async function newDatabase() {
    const databaseUrl = await newEmptyDatabase()
    const settings = { dataDir: newFolder('data-'), databaseUrl, deadline: PATIENCE_MS }
    const store = await openStore(settings, createLog('silent'))
    onTestFinished(() => store.close())
    return { databaseUrl, outcome: () => store.transact(readBackupRecord) }
  }
})

interface Surroundings {
  /** In place of a pipe. */
  output?: number
  /** What the shell does before. */
  before?: string
}

function run(
  command: string,
  value: string,
  databaseUrl: string,
  { output, before = 'true' }: Surroundings = {},
) {
  const folder = newFolder('command-')
  const program = [process.execPath, path.join(import.meta.dirname, command), value]
  return spawnSync('/bin/sh', ['-c', `${before} && exec "$@"`, 'sh', ...program], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', output ?? 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: databaseUrl, APP_SECRET: TEST_SECRET, DATA_DIR: folder },
  })
}
