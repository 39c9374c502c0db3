import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newFolder } from '../test-dependencies.ts'

/** Whether this machine can build the library that records writes. */
export function canRecord(): boolean {
  try {
    execFileSync('cc', ['--version'], { stdio: 'ignore' })
    return process.platform === 'linux'
  } catch {
    return false
  }
}

export function buildRecorder(): string {
  const library = path.join(newFolder('recorder-'), 'record-writes.so')
  const source = path.join(import.meta.dirname, 'record-writes.c')
  execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl', '-lpthread'])
  return library
}

interface PowerCut {
  /** What had been acknowledged when the power went. */
  acknowledged: string[]
  /** A folder as the disk may hold it: what was synced, and of the rest what `survives` says. */
  folder: string
}

interface PowerCutOptions {
  library: string
  synchronous: 'full' | 'normal'
  /** After so many acknowledged submissions. */
  after: number
  /** No more than these are stored, however late the cut comes. */
  most?: number
  survives: () => boolean
}

/** Cuts the power of a process that stores submissions as fast as it can. */
export async function cutPower({
  library,
  synchronous,
  after,
  most = Infinity,
  survives,
}: PowerCutOptions): Promise<PowerCut> {
  const folder = newFolder('powered-')
  const log = path.join(newFolder('record-'), 'log')
  const program = path.join(import.meta.dirname, '../store-until-killed.ts')
  const child = spawn(process.execPath, [program, folder, synchronous, String(most)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LD_PRELOAD: library, RECORD_DIR: folder, RECORD_LOG: log },
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    if (printed.split('\n').length > after) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return { acknowledged: printed.split('\n').slice(0, -1), folder: replay(log, folder, survives) }
}

interface Change {
  /** Write, truncate, sync of all before it, or unlink. */
  operation: 'w' | 't' | 's' | 'u'
  offset: number
  bytes: Buffer
}

/** Writes files as they are after a power cut into a new folder. */
function replay(log: string, folder: string, survives: () => boolean): string {
  const disk = new Map<string, Buffer>()
  const pending = new Map<string, Change[]>()
  for (const { operation, file, offset, bytes } of records(readFileSync(log))) {
    if (file === folder) continue
    const changes = pending.get(file) ?? []
    pending.set(file, changes)
    if (operation === 's') disk.set(file, apply(disk.get(file), changes.splice(0)))
    else if (operation !== 'u') changes.push({ operation, offset, bytes })
    else {
      disk.delete(file)
      pending.delete(file)
    }
  }
  const after = newFolder('after-power-cut-')
  for (const [file, changes] of pending) {
    const target = path.join(after, path.relative(folder, file))
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, apply(disk.get(file), changes.filter(survives)))
  }
  return after
}

const HEAD = 19

function* records(log: Buffer): Generator<Change & { file: string }> {
  for (let at = 0; at + HEAD <= log.length; ) {
    const operation = String.fromCharCode(log.readUInt8(at)) as Change['operation']
    const pathLength = log.readUInt16LE(at + 1)
    const offset = Number(log.readBigUInt64LE(at + 3))
    const length = Number(log.readBigUInt64LE(at + 11))
    const file = log.toString('utf8', at + HEAD, at + HEAD + pathLength)
    const bytes = log.subarray(at + HEAD + pathLength, at + HEAD + pathLength + length)
    at += HEAD + pathLength + length
    if (at <= log.length) yield { operation, file, offset, bytes }
  }
}

function apply(before: Buffer | undefined, changes: Change[]): Buffer {
  const end = changes.reduce(
    (most, { operation, offset, bytes }) =>
      Math.max(most, operation === 'w' ? offset + bytes.length : offset),
    before?.length ?? 0,
  )
  const content = Buffer.alloc(end)
  before?.copy(content)
  let length = before?.length ?? 0
  for (const { operation, offset, bytes } of changes) {
    if (operation === 'w') {
      bytes.copy(content, offset)
      length = Math.max(length, offset + bytes.length)
    } else {
      if (offset < length) content.fill(0, offset, length)
      length = offset
    }
  }
  return content.subarray(0, length)
}
