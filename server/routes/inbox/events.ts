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
export function inboxEventRoutes({
  store,
  signIn,
  stopping,
  now,
}: Pick<Services, 'store' | 'signIn' | 'stopping' | 'now'>) {
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
      const end = () => wake()
      stopping.addEventListener('abort', end)
      await stream.writeSSE({ event: 'ready', data: '' })
      while (!stream.aborted && !stopping.aborted) {
        for (const { event, reference } of waiting.splice(0))
          await stream.writeSSE({ event, data: reference })
        // Changes may have come while others were written.
        if (waiting.length > 0 || stopping.aborted) continue
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
      stopping.removeEventListener('abort', end)
    })
  })
}
