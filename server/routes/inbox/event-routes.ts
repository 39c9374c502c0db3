import { Hono } from 'hono'
import { type SSEMessage, type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { Session } from '../../accounts/account-sessions.ts'
import type { SignedInEnv } from '../../accounts/require-role.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refusals } from '../../http/error-messages.ts'
import { refuse } from '../../http/error-responses.ts'
import { type InboxListener, recentlySent, watchInbox } from '../../inbox/changes.ts'

const MAX_STREAMS = 100
const MAX_STREAMS_OF_ONE = 5
const MAX_WAITING = 500
const BEAT_MS = 20_000

interface Stream extends InboxListener {
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
    .get('/events/sent', async (context) => context.json({ events: await recentlySent(dependencies) }))

  async function writeChanges(api: SSEStreamingApi, session: Session): Promise<void> {
    const waiting: SSEMessage[] = []
    let isReplaced = false
    let wake = () => {}
    const stream: Stream = {
      session,
      tell({ event, reference }) {
        if (waiting.length < MAX_WAITING) waiting.push({ event, data: reference })
        wake()
      },
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
    await api.writeSSE({ event: 'ready', data: '' })
    while (!api.aborted && !stopping.aborted && !isReplaced) {
      const next = waiting.shift()
      if (next) await api.writeSSE(next)
      else if (await isQuiet()) await api.write(': still here\n\n')
    }
    if (isReplaced) await api.writeSSE({ event: 'replaced', data: '' })
    leave()
    streams.delete(stream)
    stopping.removeEventListener('abort', interrupt)

    /** Resolves to false as soon as there is something to do. */
    function isQuiet(): Promise<boolean> {
      return new Promise((resolve) => {
        const beat = setTimeout(() => resolve(true), BEAT_MS)
        wake = () => {
          clearTimeout(beat)
          resolve(false)
        }
      })
    }
  }
}
