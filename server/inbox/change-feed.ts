import { type EventName, eventsWith } from '../../domain/submissions/submission-events.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import { openSessions, type Session } from '../accounts/account-sessions.ts'
import type { Transaction } from '../store/database.ts'
import { idPrefixAt } from '../store/ids.ts'
import type { Store } from '../store/store.ts'

interface InboxChange {
  id: string
  /** `new-submission` and `new-message` tell what a sender sent. */
  event: 'submission' | 'message' | 'new-submission' | 'new-message'
  reference: string
}

/** A reader of the changes, for as long as the session is open. */
export interface InboxListener {
  session: Pick<Session, 'id' | 'accountId'>
  tell(change: InboxChange): void
  /** Called once the session has ended; the listener is told nothing more. */
  end(): void
}

interface Sources {
  store: Pick<Store, 'transact'>
  /** Milliseconds since 1970. */
  now: () => number
}

const POLL_MS = 2000
/** Instances whose clocks differ by less tell each other's changes; what was stored by a clock ahead is among them. */
const LOOK_BACK_MS = 10 * MINUTE
const MAX_AT_ONCE = 2000

/**
 * Tells listeners of new and changed submissions and of messages that were sent or given up, by any instance. Looks
 * into the database every two seconds, and only while somebody listens.
 */
export function watchInbox(sources: Sources) {
  const { store, now } = sources
  const listeners = new Set<InboxListener>()
  let timer: NodeJS.Timeout | undefined
  /** Keys of the recent changes at the last look, which were there before or have been told. */
  let known: ReadonlySet<string> | undefined

  return { listen }

  /** Resolves once every later change will be told. */
  async function listen(listener: InboxListener): Promise<() => void> {
    listeners.add(listener)
    if (timer === undefined) await begin()
    return () => remove(listener)
  }

  function remove(listener: InboxListener) {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  function begin(): Promise<void> {
    known = undefined
    timer = setInterval(() => void look(), POLL_MS)
    timer.unref()
    return look()
  }

  async function look() {
    try {
      const recent = await store.transact((transaction) => recentChanges(transaction, now() - LOOK_BACK_MS))
      await endOver()
      const before = known ?? recent
      known = new Set(recent.keys())
      const untold = [...recent].flatMap(([key, change]) => (before.has(key) ? [] : change))
      for (const change of oncePerSubmission(untold)) for (const listener of listeners) listener.tell(change)
    } catch {
      // The store logs its own outages; the next look finds what this one missed.
    }
  }

  async function endOver() {
    const open = await openSessions(sources, [...new Set([...listeners].map(({ session }) => session.id))])
    for (const listener of listeners) {
      if (open.has(listener.session.id)) continue
      remove(listener)
      listener.end()
    }
  }
}

/**
 * What senders sent within so many milliseconds and the ten minutes before, by ids of their own: for pages that no
 * stream reached for that time.
 */
export async function recentlySent(
  { store, now }: Sources,
  within: number,
): Promise<{ id: string; kind: InboxChange['event']; reference: string }[]> {
  const since = now() - LOOK_BACK_MS - within
  const recent = await store.transact((transaction) => recentChanges(transaction, since))
  return [...recent.values()].flatMap(({ id, event, reference }) =>
    isSent(event) ? { id, kind: event, reference } : [],
  )
}

const isSent = (event: InboxChange['event']): boolean => event === 'new-submission' || event === 'new-message'

/** By a key of their own, what was stored after a time (milliseconds since 1970) by the clock that stored it. */
async function recentChanges({ build, run }: Transaction, since: number): Promise<Map<string, InboxChange>> {
  const after = idPrefixAt(Math.max(since, 0))
  const iso = new Date(since).toISOString()
  const submissions = await run(
    build
      .selectFrom('submissions')
      .select(['id as key', 'reference', 'state'])
      .where('id', '>', after)
      .orderBy('id', 'desc')
      .limit(MAX_AT_ONCE),
  )
  const events = await run(
    build
      .selectFrom('submission_events')
      .innerJoin('submissions', 'submissions.id', 'submission_events.submission')
      .select(['submission_events.id as key', 'reference', 'event', 'who'])
      .where('submission_events.id', '>', after)
      .orderBy('submission_events.id', 'desc')
      .limit(MAX_AT_ONCE),
  )
  const messages = await run(
    build
      .selectFrom('emails')
      .innerJoin('submissions', 'submissions.id', 'emails.submission')
      .select(['emails.id', 'sent_at', 'dead_at', 'reference'])
      .where((row) => row.or([row('sent_at', '>', iso), row('dead_at', '>', iso)]))
      .limit(MAX_AT_ONCE),
  )
  return new Map([
    ...[...submissions, ...events].map(({ key, reference }) => entry(key, 'submission', reference)),
    ...submissions
      .filter(({ state }) => state !== 'spam')
      .map(({ key, reference }) => entry(`new ${key}`, 'new-submission', reference)),
    ...events
      .filter(({ event, who }) => who === 'sender' && signalled.includes(event))
      .map(({ key, reference }) => entry(`new ${key}`, 'new-message', reference)),
    ...messages.map((row) => entry(`${row.id} ${row.sent_at ?? row.dead_at}`, 'message', row.reference)),
  ])
}

const signalled: readonly EventName[] = eventsWith('isSignalled')

const entry = (key: string, event: InboxChange['event'], reference: string): [string, InboxChange] => [
  key,
  { id: key, event, reference },
]

/** A reference is told once at a time, and of what its sender sent each. */
const oncePerSubmission = (changes: readonly InboxChange[]): Iterable<InboxChange> =>
  new Map(
    changes.map((change) => [
      isSent(change.event) ? change.id : `${change.event} ${change.reference}`,
      change,
    ]),
  ).values()
