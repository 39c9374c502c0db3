import { openLanes } from '../server/lanes/lanes.ts'
import { openPlaceIndex } from '../server/lanes/place-index.ts'
import { accuracyOf, knownLanes, randomly } from '../server/lanes/testing/samples.ts'
import { laneRoutes } from '../server/routes/lanes.ts'
import type { Row } from './row.ts'
import { spreadOf } from './statistics.ts'

const REQUESTS = 10_000

/** Lane estimates held up against known distances, and what a request for one costs. */
export async function laneRows(): Promise<Row[]> {
  const lanes = openLanes()
  const accuracy = await accuracyOf(lanes, [...knownLanes('lanes.txt'), ...knownLanes('own-lanes.txt')])
  const share = (measure: string, value: number, target: number, isMost: boolean): Row => ({
    measure,
    measured: spreadOf([value * 100]),
    unit: '%',
    target: `${isMost ? '≤' : '≥'} ${target} %`,
    met: isMost ? value * 100 <= target : value * 100 >= target,
  })
  return [
    share('Lanes: known distance within low and high', accuracy.inside, 93, false),
    share('Lanes: median error of the estimate', accuracy.medianError, 3, true),
    share('Lanes: 90th percentile of the error', accuracy.error90, 9, true),
    share('Lanes: widest range, of the estimate', accuracy.widest, 20, true),
    await processorTime(lanes),
  ]
}

/** Each request comes from a client of its own, as calls are limited by client. */
const clientOf = (request: number) => ({
  incoming: { socket: { remoteAddress: `10.0.${request >> 8}.${request & 255}` } },
})

async function processorTime(lanes: ReturnType<typeof openLanes>): Promise<Row> {
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
  const p95 = times.toSorted((one, other) => one - other)[Math.floor(REQUESTS * 0.95)] ?? 0
  return {
    measure: 'GET /api/lane, 10,000 random lanes, p95 of processor time',
    measured: spreadOf([p95]),
    unit: 'ms',
    target: '≤ 10 ms',
    met: p95 <= 10,
  }
}
