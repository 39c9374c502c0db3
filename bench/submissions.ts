import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type Load, load } from './load.ts'
import type { Program } from './program.ts'
import type { Row } from './row.ts'
import { ratioOf, spreadOf } from './statistics.ts'

/** Fifty visitors sending at once, in turn with the raw disk and with a server that keeps nothing. */
export async function submissionRows(site: Program, noDatabase: Program, rounds: number): Promise<Row[]> {
  const kept: Load[] = []
  const unkept: Load[] = []
  const appended: number[] = []
  await send(site)
  await send(noDatabase)
  for (let round = 0; round < rounds; round++) {
    appended.push(appendsPerSecond())
    kept.push(await send(site))
    unkept.push(await send(noDatabase))
  }
  return [rateRow(kept, appended, unkept), waitRow(kept, unkept)]
}

/** Where even the server that keeps nothing is below the target, it is the processor that is measured, not the disk. */
function rateRow(kept: Load[], appended: number[], unkept: Load[]): Row {
  const rates = ratesOf(kept)
  const ratio = ratioOf(rates, appended)
  const withoutDatabase = ratioOf(ratesOf(unkept), appended)
  return {
    measure: 'Durable submissions per second, 50 connections',
    measured: spreadOf(rates),
    reference: spreadOf(appended),
    ratio,
    unit: '/s',
    target: '≥ 1.5 × append and fsync',
    met: ratio.median >= 1.5,
    note: `without a database ${withoutDatabase.median.toFixed(2)} ×`,
  }
}

const ratesOf = (loads: Load[]): number[] => loads.map(({ perSecond }) => perSecond)

function waitRow(kept: Load[], unkept: Load[]): Row {
  const waits = kept.map(({ p99 }) => p99)
  const references = unkept.map(({ p99 }) => p99)
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

const send = ({ address }: Program): Promise<Load> =>
  load({ address, next: () => `${HEAD}Idempotency-Key: ${randomUUID()}\r\n\r\n${BODY}` })

const formData = {
  name: 'Zoë D’Arcy-Tremblay',
  email: 'zoe@societe.example',
  phone: '(403) 555-0117',
  pickupLocation: 'Calgary, AB',
  deliveryLocation: 'Trois-Rivières, QC',
  'freight.type': 'Palletized food',
}

const BODY = JSON.stringify({ formName: 'Quote Request', formData })
const HEAD = [
  'POST /api/send-quote HTTP/1.1',
  'Host: bench',
  'Content-Type: application/json',
  `Content-Length: ${Buffer.byteLength(BODY)}`,
  '',
].join('\r\n')

function appendsPerSecond(): number {
  const folder = path.join(import.meta.dirname, '../node_modules/.cache')
  const said = execFileSync(process.execPath, [
    path.join(import.meta.dirname, 'references/append.ts'),
    folder,
  ])
  return Number(said.toString())
}
