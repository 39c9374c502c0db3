import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { removeLeftovers } from '../../remove-leftovers.ts'
import { openDatabase } from '../../store/open-database.ts'
import { storeOn } from '../../store/store.ts'
import { eraseSender } from '../../store/submissions/erase.ts'
import { isLong } from '../long.ts'
import { create } from '../samples/submission-input.ts'
import { newFolder, silent } from '../test-dependencies.ts'

const MARK = 'marker.person@x.example'
let dataDir: string
let backupFile: string

beforeAll(async () => {
  dataDir = newFolder('data-')
  const database = await openDatabase({ dataDir }, silent)
  await create(storeOn(database, silent), { answers: { name: 'Pat', email: MARK } })
  await database.close()
  mkdirSync(path.join(dataDir, 'files'))
  // Long enough on their way to be interrupted there.
  for (let file = 0; file < 6; file += 1)
    writeFileSync(path.join(dataDir, 'files', `large${file}`), Buffer.alloc(8_000_000, MARK))
  backupFile = path.join(newFolder('backup-'), 'backup')
  expect(run(['backup/backup-command.ts', backupFile], newFolder('tmp-')).status).toBe(0)
})

/** All in the long run. */
const endings = (quick: 'SIGINT' | 'SIGTERM' | 'SIGHUP') =>
  isLong ? (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const) : ([quick, 'SIGKILL'] as const)

test.each(endings('SIGINT'))('a backup that is ended by %s leaves nothing', async (signal) => {
  const temporary = newFolder('tmp-')
  await interrupt(
    begin(['backup/backup-command.ts', '-'], temporary),
    signal,
    () => filesIn(temporary).length > 0,
  )
  await isEmpty(temporary, signal)
})

test.each(endings('SIGTERM'))('a trial that is ended by %s leaves nothing, and no server', async (signal) => {
  const temporary = newFolder('tmp-')
  const trial = begin(['operator/trial-command.ts', backupFile], temporary)
  await interrupt(trial, signal, () => filesIn(temporary).some((file) => file.endsWith('site.sqlite')))
  await expect.poll(() => processesWith(`DATA_DIR=${temporary}`)).toEqual([])
  await isEmpty(temporary, signal)
})

test.each(endings('SIGHUP'))('a restore that is ended by %s leaves no copy', async (signal) => {
  const [temporary, target] = [newFolder('tmp-'), newFolder('target-')]
  const copies = () => filesIn(target).filter((file) => /restore-|restored/.test(file))
  const restore = begin(['backup/restore-command.ts', backupFile], temporary, target)
  await interrupt(restore, signal, () => copies().length > 0)
  if (signal === 'SIGKILL') await start(target)
  expect(copies()).toEqual([])
  expect(readdirSync(temporary)).toEqual([])
})

test('after a restore an erasure leaves nothing of the person in any file', async () => {
  const [temporary, target] = [newFolder('tmp-'), newFolder('target-')]
  for (const folder of ['mail', 'incoming', 'uploads']) {
    mkdirSync(path.join(target, folder))
    writeFileSync(path.join(target, folder, 'former.eml'), `To: ${MARK}`)
  }
  const small = path.join(newFolder('backup-'), 'small')
  for (const name of readdirSync(path.join(dataDir, 'files')))
    writeFileSync(path.join(dataDir, 'files', name), '')
  expect(run(['backup/backup-command.ts', small], temporary).status).toBe(0)
  expect(run(['backup/restore-command.ts', small, '--force'], temporary, target).status).toBe(0)
  expect(filesIn(target).some((file) => readFileSync(file).includes(MARK))).toBe(true)
  await start(target, (store) =>
    store.transact((transaction) => eraseSender(transaction, { email: MARK, who: 'dana', at: Date.now() })),
  )
  expect(filesIn(target).filter((file) => readFileSync(file).includes(MARK))).toEqual([])
})

/** As a server does at its start, and until its end. */
async function start(
  folder: string,
  use: (store: ReturnType<typeof storeOn>) => Promise<unknown> = async () => undefined,
) {
  const database = await openDatabase({ dataDir: folder }, silent)
  const store = storeOn(database, silent)
  const config = { ...readConfig({ DATA_DIR: folder }), appSecret: 'x'.repeat(32) }
  await removeLeftovers({ store, config, log: silent })
  await use(store)
  await store.purge()
  await store.close()
}

const argumentsOf = ([command = '', ...values]: string[]) => [path.join('server', command), ...values]

const environment = (temporary: string, folder: string) => ({
  PATH: process.env.PATH,
  COMPANY_FILE: 'no-company.json',
  TMPDIR: temporary,
  DATA_DIR: folder,
})

const run = (command: string[], temporary: string, folder = dataDir) =>
  spawnSync(process.execPath, argumentsOf(command), { env: environment(temporary, folder), stdio: 'ignore' })

const begin = (command: string[], temporary: string, folder = dataDir) =>
  spawn(process.execPath, argumentsOf(command), { env: environment(temporary, folder), stdio: 'ignore' })

/** Once it has written something, or when it has ended. */
async function interrupt(
  child: ChildProcess,
  signal: NodeJS.Signals,
  hasBegun: () => boolean,
): Promise<void> {
  const ended = once(child, 'exit')
  while (child.exitCode === null && !hasBegun()) await pause(2)
  child.kill(signal)
  await ended
}

/** What cannot be caught is cleared by the next command. */
async function isEmpty(temporary: string, signal: NodeJS.Signals): Promise<void> {
  if (signal === 'SIGKILL')
    run(['backup/backup-command.ts', path.join(newFolder('backup-'), 'next')], temporary)
  expect(readdirSync(temporary)).toEqual([])
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** Their numbers, of Linux. */
const processesWith = (variable: string): string[] =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/environ`, 'latin1').includes(variable)
    } catch {
      // It has ended meanwhile.
      return false
    }
  })
