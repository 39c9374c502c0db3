import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { StaffEnv } from '../../auth/require-staff.ts'
import { refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import { type InboxChange, watchInbox } from '../../inbox/changes.ts'
import type { Services } from '../../services.ts'

const MOST_STREAMS = 100
const MOST_WAITING = 500
const BEAT_MS = 20_000

/** Server-sent events; a stream ends with its session, which it looks at with every heartbeat. */
export function inboxEventRoutes({ store, signIn, now }: Pick<Services, 'store' | 'signIn' | 'now'>) {
  const inbox = watchInbox(store, now)
  return new Hono<StaffEnv>().get('/events', (context) => {
    if (inbox.count() >= MOST_STREAMS) {
      context.header('Retry-After', '30')
      return refuse(context, refusals.tooMany)
    }
    const { headers } = context.req.raw
    return streamSSE(context, async (stream) => {
      const waiting: InboxChange[] = []
      let wake = () => {}
      const stop = inbox.listen((change) => {
        if (waiting.length < MOST_WAITING) waiting.push(change)
        wake()
      })
      stream.onAbort(() => {
        stop()
        wake()
      })
      await stream.writeSSE({ event: 'ready', data: '' })
      while (!stream.aborted) {
        for (const { event, reference } of waiting.splice(0))
          await stream.writeSSE({ event, data: reference })
        const isQuiet = await new Promise<boolean>((resolve) => {
          const beat = setTimeout(() => resolve(true), BEAT_MS)
          wake = () => {
            clearTimeout(beat)
            resolve(false)
          }
        })
        if (!isQuiet) continue
        const found = await signIn.session(headers)
        if (!found || found.session.needs) break
        await stream.write(': still here\n\n')
      }
      stop()
    })
  })
}
