import type { AuthStore } from '../auth/auth-database.ts'
import type { Transaction } from '../store/database.ts'

/** What the list should know of. */
export interface InboxChange {
  event: 'submission' | 'message'
  reference: string
}

type Listener = (change: InboxChange) => void

const POLL_MS = 2000
const MOST_AT_ONCE = 200

/**
 * Tells listeners of new and changed submissions and of messages that were sent or given up, by any instance. Looks
 * into the database every two seconds, and only while somebody listens.
 */
export function watchInbox({ transact }: AuthStore, now: () => number) {
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  let since = { submissions: '', events: '', messages: '' }

  return {
    listen(listener: Listener): () => void {
      listeners.add(listener)
      if (timer === undefined) begin()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) end()
      }
    },
    count: () => listeners.size,
  }

  function begin() {
    since = { submissions: '', events: '', messages: new Date(now()).toISOString() }
    timer = setInterval(() => void look(), POLL_MS)
    timer.unref()
    void look()
  }

  function end() {
    clearInterval(timer)
    timer = undefined
  }

  async function look() {
    try {
      const changes = await transact((transaction) => changesSince(transaction))
      for (const change of changes) for (const listener of listeners) listener(change)
    } catch {
      // The store logs its own outages; the next look finds what this one missed.
    }
  }

  async function changesSince({ build, run }: Transaction): Promise<InboxChange[]> {
    const isFirst = since.submissions === ''
    const newest = async (table: 'submissions' | 'submission_events') =>
      (await run(build.selectFrom(table).select('id').orderBy('id', 'desc').limit(1)))[0]?.id ?? '0'
    if (isFirst) {
      since.submissions = await newest('submissions')
      since.events = await newest('submission_events')
      return []
    }
    const submissions = await run(
      build
        .selectFrom('submissions')
        .select(['id', 'reference'])
        .where('id', '>', since.submissions)
        .orderBy('id')
        .limit(MOST_AT_ONCE),
    )
    const events = await run(
      build
        .selectFrom('submission_events')
        .innerJoin('submissions', 'submissions.id', 'submission_events.submission')
        .select(['submission_events.id', 'submissions.reference'])
        .where('submission_events.id', '>', since.events)
        .orderBy('submission_events.id')
        .limit(MOST_AT_ONCE),
    )
    const messages = await run(
      build
        .selectFrom('messages')
        .innerJoin('submissions', 'submissions.id', 'messages.submission')
        .select(['submissions.reference', 'sent_at', 'dead_at'])
        .where((row) => row.or([row('sent_at', '>', since.messages), row('dead_at', '>', since.messages)]))
        .limit(MOST_AT_ONCE),
    )
    since = {
      submissions: submissions.at(-1)?.id ?? since.submissions,
      events: events.at(-1)?.id ?? since.events,
      messages: messages.map((row) => row.sent_at ?? row.dead_at ?? '').reduce(later, since.messages),
    }
    const changed = new Set([...submissions, ...events].map(({ reference }) => reference))
    const mailed = new Set(messages.map(({ reference }) => reference))
    return [
      ...[...changed].map((reference) => ({ event: 'submission' as const, reference })),
      ...[...mailed].map((reference) => ({ event: 'message' as const, reference })),
    ]
  }
}

const later = (one: string, other: string): string => (one > other ? one : other)
