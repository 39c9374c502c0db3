import { type Context, Hono } from 'hono'
import { en } from '../../translations/en/en.ts'
import type { LaneText } from '../../translations/lane-text.ts'
import type { Config } from '../config.ts'
import type { Dependencies } from '../dependencies.ts'
import { refusals } from '../http/error-messages.ts'
import { rateLimit } from '../http/limits/rate-limit.ts'
import { refuseAboveLimit } from '../http/limits/refuse-above-limit.ts'
import { isWinterRoad, type LaneProblem, type LaneRefusal } from '../lanes/lanes.ts'

/** The tables change only with a new version of the site. */
const FOR_A_DAY = { 'Cache-Control': 'public, max-age=86400' }

/** Of one client: an office where dozens type at once is not limited, and a flood takes little of the processor. */
const MAX_CALLS_A_MINUTE = 600

interface Options extends Pick<Dependencies, 'lanes'> {
  config: Pick<Config, 'trustProxy'>
}

export const laneRoutes = ({ lanes, config }: Options) => {
  const calls = rateLimit(MAX_CALLS_A_MINUTE, () => performance.now())
  const limited = refuseAboveLimit(calls, config.trustProxy)
  return new Hono()
    .use('/api/places', limited)
    .use('/api/lane', limited)
    .get('/api/places', async (context) => {
      const places = await lanes.places(typedIn(context, 'q'))
      return context.json({ places }, 200, FOR_A_DAY)
    })
    .get('/api/lane', async (context) => {
      const result = await lanes.lane(typedIn(context, 'from'), typedIn(context, 'to'))
      if ('lane' in result) return context.json(result.lane, 200, FOR_A_DAY)
      const { status, message } = refusals.unknownLane
      const { problems, suggestions } = result.refusal
      const before = beforeAsking(problems)
      return context.json(
        { success: false, message, problems: textsOf(problems), suggestions, before },
        status,
      )
    })
}

/** Longer texts name no place; what is beyond is not read. */
const MAX_LENGTH = 200

const typedIn = (context: Context, name: string): string =>
  (context.req.query(name) ?? '').slice(0, MAX_LENGTH)

/** What the page on what to know before asking says of a place, by the end at which it was typed; absent without any. */
function beforeAsking(problems: LaneRefusal['problems']): Record<string, LaneText['before']> | undefined {
  const ends = Object.entries(problems).filter(([, problem]) => isWinterRoad(problem))
  return ends.length > 0
    ? Object.fromEntries(ends.map(([end]) => [end, [en.lane.before.winterRoads]]))
    : undefined
}

const textsOf = (problems: Record<string, LaneProblem>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([end, problem]) => [end, en.lane[problem]]))
