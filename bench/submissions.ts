import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { examples } from '../domain/examples.ts'
import { type Load, load } from './load.ts'
import type { Program } from './program.ts'
import type { Row } from './row.ts'
import { ratioOf, spreadOf } from './statistics.ts'

/** Fifty visitors sending at once, in turn with the raw disk and with a server that stores nothing. */
export async function submissionRows(site: Program, noDatabase: Program, rounds: number): Promise<Row[]> {
  const stored: Load[] = []
  const unstored: Load[] = []
  const appended: number[] = []
  await send(site)
  await send(noDatabase)
  for (let round = 0; round < rounds; round++) {
    appended.push(appendsPerSecond())
    stored.push(await send(site))
    unstored.push(await send(noDatabase))
  }
  return [rateRow(stored, appended, unstored), waitRow(stored, unstored)]
}

/** Met by either ratio: where the server that stores nothing is slower than the disk, the processor is measured. */
function rateRow(stored: Load[], appended: number[], unstored: Load[]): Row {
  const rates = ratesOf(stored)
  const ratio = ratioOf(rates, appended)
  const ofServer = ratioOf(rates, ratesOf(unstored))
  return {
    measure: 'Durable submissions per second, 50 connections',
    measured: spreadOf(rates),
    reference: spreadOf(appended),
    ratio,
    unit: '/s',
    target: '≥ 1.5 × append and fsync, or ≥ 0.6 × the same without a database',
    met: ratio.median >= 1.5 || ofServer.median >= 0.6,
    note: `${ofServer.median.toFixed(2)} × the same without a database`,
  }
}

const ratesOf = (loads: Load[]): number[] => loads.map(({ perSecond }) => perSecond)

function waitRow(stored: Load[], unstored: Load[]): Row {
  const waits = stored.map(({ p99 }) => p99)
  const references = unstored.map(({ p99 }) => p99)
  const ratio = ratioOf(waits, references)
  return {
    measure: 'p99 of a submission under that load',
    measured: spreadOf(waits),
    reference: spreadOf(references),
    ratio,
    unit: 'ms',
    target: '≤ 5 × the same without a database',
    met: ratio.median <= 5,
  }
}

export const send = ({ address }: Program): Promise<Load> =>
  load({ address, next: () => `${HEAD}Idempotency-Key: ${randomUUID()}\r\n\r\n${BODY}` })

const BODY = JSON.stringify({ formName: 'Quote Request', formData: examples.quote })
const HEAD = [
  'POST /api/send-quote HTTP/1.1',
  'Host: bench',
  'Content-Type: application/json',
  `Content-Length: ${Buffer.byteLength(BODY)}`,
  '',
].join('\r\n')

function appendsPerSecond(): number {
  const folder = path.join(import.meta.dirname, '../node_modules/.cache')
  const output = execFileSync(process.execPath, [
    path.join(import.meta.dirname, 'references/append.ts'),
    folder,
  ])
  return Number(output.toString())
}
