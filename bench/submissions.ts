import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import autocannon from 'autocannon'
import type { Program } from './program.ts'
import type { Row } from './row.ts'
import { ratioOf, spreadOf } from './statistics.ts'

interface Load {
  perSecond: number
  /** Milliseconds. */
  p99: number
}

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
  return [rateRow(kept, appended), waitRow(kept, unkept)]
}

function rateRow(kept: Load[], appended: number[]): Row {
  const rates = kept.map(({ perSecond }) => perSecond)
  const ratio = ratioOf(rates, appended)
  return {
    measure: 'Durable submissions per second, 50 connections',
    measured: spreadOf(rates),
    reference: spreadOf(appended),
    ratio,
    unit: '/s',
    target: '≥ 1.5 × append and fsync',
    met: ratio.median >= 1.5,
  }
}

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

async function send({ address }: Program): Promise<Load> {
  const result = await autocannon({
    url: address,
    connections: 50,
    duration: 4,
    requests: [
      {
        method: 'POST',
        path: '/api/send-quote',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ formName: 'Quote Request', formData }),
        setupRequest: (request) => ({
          ...request,
          headers: { ...request.headers, 'idempotency-key': randomUUID() },
        }),
      },
    ],
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} submissions were refused`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

const formData = {
  name: 'Zoë D’Arcy-Tremblay',
  email: 'zoe@societe.example',
  phone: '(403) 555-0117',
  pickupLocation: 'Calgary, AB',
  deliveryLocation: 'Trois-Rivières, QC',
  'freight.type': 'Palletized food',
}

function appendsPerSecond(): number {
  const folder = path.join(import.meta.dirname, '../node_modules/.cache')
  const said = execFileSync(process.execPath, [
    path.join(import.meta.dirname, 'references/append.ts'),
    folder,
  ])
  return Number(said.toString())
}
