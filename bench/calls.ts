import path from 'node:path'
import { examples } from '../domain/forms/examples.ts'
import { createApp } from '../server/app.ts'
import { readSite } from '../server/pages/site.ts'
import { processorTime } from '../server/testing/processor-time.ts'
import { openTestDependencies } from '../server/testing/test-dependencies.ts'
import { worstCalls } from '../server/testing/worst-calls.ts'
import { type Row, rowOf } from './table.ts'

const DIST = path.join(import.meta.dirname, '../dist')
const MAX_RATIO = 10
/** What costs less is not compared: it is cheaper than an ordinary page, and so short that the ratio says little. */
const CHEAP_MS = 1

/** The dearest calls of a stranger, and pages rendered at request time, by processor time. */
export async function callRows(): Promise<Row[]> {
  const dependencies = await openTestDependencies({ TRUST_PROXY: '1', RATE_LIMIT: '1000000' })
  const app = createApp(dependencies, await readSite(DIST, dependencies.config))
  let clients = 0
  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    clients += 1
    const client = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
    const headers = { 'x-forwarded-for': client, ...init.headers }
    return app.request(dependencies.config.siteUrl + path, { ...init, headers })
  }
  const calls: Call[] = []
  for (const [kind, { ordinary, worst }] of Object.entries(worstCalls(request))) {
    const usual = await leastTime(ordinary)
    for (const [name, call] of Object.entries(worst)) {
      const ms = await leastTime(call)
      calls.push({ name: `${kind}: ${name}`, ms, ratio: ms <= CHEAP_MS ? 0 : ms / usual })
    }
  }
  const rows = [worstRow(calls, 'ratio', '×', MAX_RATIO), worstRow(calls, 'ms', 'ms', 20)]
  rows.push(await renderedRow(request))
  await dependencies.search.close()
  await dependencies.store.close()
  return rows
}

interface Call {
  name: string
  ms: number
  /** To an ordinary call of its kind. */
  ratio: number
}

/** Garbage of other calls may be collected in one measurement, not in each of three. */
async function leastTime(call: () => Promise<unknown>): Promise<number> {
  return Math.min(await processorTime(call), await processorTime(call), await processorTime(call))
}

function worstRow(calls: Call[], part: 'ms' | 'ratio', unit: string, atMost: number): Row {
  const worst = calls.reduce((one, other) => (other[part] > one[part] ? other : one))
  return rowOf({
    measure: `The worst call of a stranger, ${part === 'ms' ? 'processor time' : 'to an ordinary one'}`,
    unit,
    values: [worst[part]],
    limit: { atMost },
    note: worst.name,
  })
}

async function renderedRow(request: (path: string, init?: RequestInit) => Promise<Response>): Promise<Row> {
  const post = (type: string, body: string) =>
    request('/api/send-quote', { method: 'POST', headers: { 'content-type': type }, body })
  const sent = await post(
    'application/json',
    JSON.stringify({ formName: 'Quote Request', formData: examples.quote }),
  )
  const { page } = (await sent.json()) as { page: string }
  const pages: Record<string, () => Promise<Response>> = {
    'a request': () => request(page),
    'its form for changes': () => request(`${page}?amend`),
    'a form that a link fills in': () => request('/quote?pickupLocation=Calgary'),
    'a form that comes back with problems': () => post('application/x-www-form-urlencoded', 'name=Pat'),
  }
  const times: { name: string; ms: number }[] = []
  for (const [name, call] of Object.entries(pages)) times.push({ name, ms: await leastTime(call) })
  const slowest = times.reduce((one, other) => (other.ms > one.ms ? other : one))
  return rowOf({
    measure: 'A page rendered at request time, processor time',
    unit: 'ms',
    values: [slowest.ms],
    limit: { atMost: 15 },
    note: slowest.name,
  })
}
