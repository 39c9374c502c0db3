import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { type SSEMessage, type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { HOUR, SECOND } from '../../../domain/time/durations.ts'
import type { Session } from '../../accounts/account-sessions.ts'
import type { SignedInEnv } from '../../accounts/require-role.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import { type InboxListener, recentlySent, watchInbox } from '../../inbox/change-feed.ts'

const MAX_STREAMS = 100
const MAX_STREAMS_OF_ONE = 5
const MAX_WAITING = 500
const BEAT_MS = 12_000
/** A page answers every beat. The stream of one that does not is as dead as one that is closed. */
const MAX_UNANSWERED_BEATS = 2
/** No session is longer. */
const MAX_WITHIN_MS = 12 * HOUR

interface Stream extends InboxListener {
  id: string
  unansweredBeats: number
  /** Ends it for a newer one of the same person; its page then asks by itself. */
  replace(): void
}

/** Server-sent events, for as long as the session of their reader is open; and what was sent lately, for other pages. */
export function inboxEventRoutes(dependencies: Pick<Dependencies, 'store' | 'stopping' | 'now'>) {
  const { stopping } = dependencies
  const inbox = watchInbox(dependencies)
  /** Oldest first. */
  const streams = new Set<Stream>()

  return new Hono<SignedInEnv>()
    .get('/events', (context) => {
      const session = context.get('session')
      const own = [...streams].filter((stream) => stream.session.accountId === session.accountId)
      if (own.length >= MAX_STREAMS_OF_ONE) own[0]?.replace()
      else if (streams.size >= MAX_STREAMS) {
        context.header('Retry-After', '30')
        return refuse(context, refusals.tooMany)
      }
      return streamSSE(context, (api) => writeChanges(api, session))
    })
    .post('/events/:id/heard', (context) => {
      const { accountId } = context.get('session')
      for (const stream of streams)
        if (stream.id === context.req.param('id') && stream.session.accountId === accountId)
          stream.unansweredBeats = 0
      // Another instance may have the stream: without an answer it ends, and its page opens another.
      return context.body(null, 204)
    })
    .get('/events/sent', async (context) => {
      const within = Number(context.req.query('within') ?? 0) * SECOND
      const bounded = within > 0 ? Math.min(within, MAX_WITHIN_MS) : 0
      return context.json({ events: await recentlySent(dependencies, bounded) })
    })

  async function writeChanges(api: SSEStreamingApi, session: Session): Promise<void> {
    const waiting: SSEMessage[] = []
    let isReplaced = false
    let wake = () => {}
    const say = (message: SSEMessage) => {
      if (waiting.length < MAX_WAITING) waiting.push(message)
      wake()
    }
    const stream: Stream = {
      id: randomUUID(),
      unansweredBeats: 0,
      session,
      tell: ({ id, event, reference }) => say({ event, data: reference, id }),
      end: () => api.abort(),
      replace() {
        streams.delete(stream)
        isReplaced = true
        wake()
      },
    }
    const interrupt = () => wake()
    streams.add(stream)
    api.onAbort(interrupt)
    stopping.addEventListener('abort', interrupt)
    const leave = await inbox.listen(stream)
    await api.writeSSE({ event: 'ready', data: stream.id })
    const beats = setInterval(() => {
      if (stream.unansweredBeats === MAX_UNANSWERED_BEATS) return api.abort()
      stream.unansweredBeats += 1
      say({ event: 'beat', data: '' })
    }, BEAT_MS)
    while (!api.aborted && !stopping.aborted && !isReplaced) {
      const next = waiting.shift()
      if (next) await api.writeSSE(next)
      else await new Promise<void>((resolve) => (wake = resolve))
    }
    clearInterval(beats)
    if (isReplaced) await api.writeSSE({ event: 'replaced', data: '' })
    leave()
    streams.delete(stream)
    stopping.removeEventListener('abort', interrupt)
  }
}
