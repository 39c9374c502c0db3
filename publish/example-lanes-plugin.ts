import type { Plugin } from 'vite'
import { type ExampleLane, exampleCities, exampleStart } from '../domain/lanes/example-lanes.ts'
import { tripOf } from '../domain/lanes/lane-trip.ts'
import { openLanes } from '../server/lanes/lanes.ts'

const MODULE = 'virtual:example-lanes'

/** Estimates the example lanes once a build, so that no page says what the server would not. */
export const exampleLanes = (): Plugin => ({
  name: 'example-lanes',
  resolveId: { filter: { id: /^virtual:example-lanes$/ }, handler: () => `\0${MODULE}` },
  load: {
    filter: { id: /^\0virtual:example-lanes$/ },
    handler: async () => `export const exampleLanes = ${JSON.stringify(await estimateLanes())}`,
  },
})

let known: Promise<Record<string, ExampleLane>> | undefined

const estimateLanes = () => {
  known ??= estimateAll()
  return known
}

async function estimateAll(): Promise<Record<string, ExampleLane>> {
  const lanes = openLanes()
  const each = exampleCities.map(async (city): Promise<[string, ExampleLane]> => {
    const result = await lanes.lane(exampleStart, city)
    const lane = 'lane' in result ? result.lane : undefined
    const trip = lane && tripOf(lane)
    if (!lane || !trip) throw new Error(`No estimate from ${exampleStart} to ${city}.`)
    return [lane.to.label, { kilometres: lane.kilometres.about, days: lane.drivingDays, trip }]
  })
  return Object.fromEntries(await Promise.all(each))
}
