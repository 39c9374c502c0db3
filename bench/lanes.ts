import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { openLanes } from '../server/lanes/lanes.ts'
import { openPlaceIndex } from '../server/lanes/place-index.ts'
import { accuracyOf, knownLanes, randomly } from '../server/lanes/testing/samples.ts'
import { laneRoutes } from '../server/routes/lane-routes.ts'
import { type Row, rowOf } from './table.ts'

const REQUESTS = 10_000
const TABLES = path.join(import.meta.dirname, '../server/lanes/tables')

/** Lane estimates held up against known distances, and what a request for one costs. */
export async function laneRows(): Promise<Row[]> {
  const lanes = openLanes()
  const known = [...knownLanes('lanes.txt'), ...knownLanes('own-lanes.txt')]
  const border = await accuracyOf(lanes, knownLanes('border-and-coast.txt'))
  const { inside, medianError, error90, widest } = await accuracyOf(lanes, known)
  const share = (measure: string, value: number, limit: { atMost: number } | { atLeast: number }) =>
    rowOf({ measure: `Lanes: ${measure}`, unit: '%', values: [value * 100], limit })
  const bytes = readdirSync(TABLES).map((file) => statSync(path.join(TABLES, file)).size)
  return [
    share('known distance within low and high', inside, { atLeast: 93 }),
    share('median error of the estimate', medianError, { atMost: 2 }),
    share('90th percentile of the error', error90, { atMost: 7 }),
    share('111 short, border and coastal lanes within low and high', border.inside, { atLeast: 93 }),
    share('their median error', border.medianError, { atMost: 2 }),
    share('their 90th percentile of the error', border.error90, { atMost: 7 }),
    share('widest range, of the estimate', widest, { atMost: 20 }),
    rowOf({
      measure: 'GET /api/lane, 10,000 random lanes, p95 of processor time',
      unit: 'ms',
      values: [await p95(lanes)],
      limit: { atMost: 10 },
    }),
    rowOf({
      measure: 'Lane tables in the repository',
      unit: 'kB',
      values: [bytes.reduce((sum, one) => sum + one, 0) / 1000],
      limit: { atMost: 1000 },
    }),
    rowOf({
      measure: 'Lane tables in memory',
      unit: 'MB',
      values: [Number(execFileSync(process.execPath, ['--expose-gc', '--eval', MEMORY], { cwd: TABLES }))],
      limit: { atMost: 60 },
    }),
  ]
}

/** Each request comes from a client of its own, as calls are limited by client. */
const clientOf = (request: number) => ({
  incoming: { socket: { remoteAddress: `10.0.${request >> 8}.${request & 255}` } },
})

async function p95(lanes: ReturnType<typeof openLanes>): Promise<number> {
  const routes = laneRoutes({ lanes, config: { trustProxy: 0 } })
  const next = randomly([...(await openPlaceIndex()).byName.values()].flat())
  const times: number[] = []
  for (let request = 0; request < REQUESTS; request += 1) {
    const query = new URLSearchParams({ from: next().label, to: next().label })
    const before = process.cpuUsage()
    await (await routes.request(`/api/lane?${query}`, {}, clientOf(request))).text()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(REQUESTS * 0.95)] ?? Number.NaN
}

/** What a process has more once the tables are open, garbage not counted. */
const MEMORY = `(async () => {
  const { openLanes } = await import('../lanes.ts')
  const used = () => (gc(), process.memoryUsage.rss())
  const before = used()
  const lanes = openLanes()
  await lanes.lane('Calgary, AB', 'Toronto, ON')
  console.log((used() - before) / 1e6)
})()`
