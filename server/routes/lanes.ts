import { type Context, Hono } from 'hono'
import { en } from '../../domain/messages/en.ts'
import { refusals } from '../http/error-messages.ts'
import type { LaneProblem } from '../lanes/lanes.ts'
import type { Services } from '../services.ts'

/** The tables change only with a new version of the site. */
const FOR_A_DAY = { 'Cache-Control': 'public, max-age=86400' }

export const laneRoutes = ({ lanes }: Pick<Services, 'lanes'>) =>
  new Hono()
    .get('/api/places', async (context) => {
      const places = await lanes.places(typed(context, 'q'))
      return context.json({ places }, 200, FOR_A_DAY)
    })
    .get('/api/lane', async (context) => {
      const answer = await lanes.lane(typed(context, 'from'), typed(context, 'to'))
      if ('lane' in answer) return context.json(answer.lane, 200, FOR_A_DAY)
      const { status, message } = refusals.unknownLane
      const { problems, suggestions } = answer.refusal
      return context.json({ success: false, message, problems: textsOf(problems), suggestions }, status)
    })

/** Longer texts name no place; what is beyond is not read. */
const LONGEST = 200

const typed = (context: Context, name: string): string => (context.req.query(name) ?? '').slice(0, LONGEST)

const textsOf = (problems: Record<string, LaneProblem>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([end, problem]) => [end, en.lane[problem]]))
