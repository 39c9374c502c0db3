import { type EventName, eventsWith } from '../../../domain/submissions/submission-events.ts'
import type { Transaction } from '../database.ts'
import { createId, idAfter } from '../ids.ts'

const MAX_TEXTS = 50

interface NewEvent {
  /** The submission's id. */
  submission: string
  /** Milliseconds since 1970. */
  at: number
  /** 'sender', 'system' or the email of a member of staff. */
  who: string
  event: EventName
  detail?: unknown
}

export interface SubmissionEvent {
  id: string
  at: string
  who: string
  event: EventName
  detail: unknown
}

/**
 * Appends to the history; `at` in milliseconds since 1970. Events of one submission keep their order, also within a
 * millisecond and after a clock was set back. Resolves to its id.
 */
export async function addEvent(
  { build, run }: Transaction,
  { submission, at, who, event, detail }: NewEvent,
): Promise<string> {
  const [before] = await run(
    build
      .selectFrom('submission_events')
      .select('id')
      .where('submission', '=', submission)
      .orderBy('id', 'desc')
      .limit(1),
  )
  const created = createId(at)
  const id = before && before.id >= created ? idAfter(before.id) : created
  await run(
    build.insertInto('submission_events').values({
      id,
      submission,
      at: new Date(at).toISOString(),
      who,
      event,
      detail: detail === undefined ? null : JSON.stringify(detail),
    }),
  )
  return id
}

export const countAmendments = (transaction: Transaction, submission: string): Promise<number> =>
  countEvents(transaction, submission, ['amended'])

/** How often the sender changed or added something. */
export const countChanges = (transaction: Transaction, submission: string): Promise<number> =>
  countEvents(transaction, submission, ['amended', 'noted'])

export const countDecisions = (transaction: Transaction, submission: string): Promise<number> =>
  countEvents(transaction, submission, [
    'accepted',
    'acceptance taken back',
    'declined',
    'new price asked',
    'quote reopened',
  ])

/** How many messages the sender has typed on the request's page. */
export const countMessages = (transaction: Transaction, submission: string): Promise<number> =>
  countEvents(transaction, submission, ['message'])

/** The newest texts that the sender typed, up to a number of characters. */
export async function listSenderTexts(
  { build, run }: Transaction,
  submission: string,
  characters: number,
): Promise<string[]> {
  const rows = await run(
    build
      .selectFrom('submission_events')
      .select('detail')
      .where('submission', '=', submission)
      .where('event', 'in', ['noted', 'message'])
      .orderBy('id', 'desc')
      .limit(MAX_TEXTS),
  )
  let left = characters
  return rows.flatMap(({ detail }) => {
    if (left <= 0) return []
    const { text = '' } = JSON.parse(detail ?? '{}') as { text?: string }
    left -= text.length
    return text
  })
}

/** The id of the newest message that the sender typed or mailed. */
export async function findNewestMessage(
  { build, run }: Transaction,
  submission: string,
): Promise<string | undefined> {
  const [row] = await run(
    build
      .selectFrom('submission_events')
      .select('id')
      .where('submission', '=', submission)
      .where('event', 'in', ['message', 'mail received'])
      .orderBy('id', 'desc')
      .limit(1),
  )
  return row?.id
}

export const hasEvent = async (
  transaction: Transaction,
  submission: string,
  event: EventName,
): Promise<boolean> => (await countEvents(transaction, submission, [event])) > 0

async function countEvents({ build, run }: Transaction, submission: string, events: EventName[]) {
  const [row] = await run(
    build
      .selectFrom('submission_events')
      .select((row) => row.fn.countAll().as('count'))
      .where('submission', '=', submission)
      .where('event', 'in', events),
  )
  return Number(row?.count ?? 0)
}

/** Of entries of the conversation that were typed: details are read for those that are shown. */
const entryEvents: readonly EventName[] = eventsWith('entry')
export type EventHead = SubmissionEvent

/** What the conversation is made of, in order; of what was typed without its detail. */
export async function listEntryEvents({ build, run }: Transaction, submission: string): Promise<EventHead[]> {
  const rows = await run(
    build
      .selectFrom('submission_events')
      .select(['id', 'at', 'who', 'event'])
      .select((row) =>
        row.case().when('event', 'in', entryEvents).then(null).else(row.ref('detail')).end().as('detail'),
      )
      .where('submission', '=', submission)
      .where('event', 'in', [...entryEvents, 'mail received', 'reply taken back'])
      .where('detail', 'is not', null)
      .orderBy('id'),
  )
  return rows.map(eventOf)
}

/** The details of some events, by their ids. */
export async function findEventDetails(
  { build, run }: Transaction,
  ids: readonly string[],
): Promise<Map<string, unknown>> {
  if (ids.length === 0) return new Map()
  const rows = await run(
    build.selectFrom('submission_events').select(['id', 'detail']).where('id', 'in', ids),
  )
  return new Map(rows.map(({ id, detail }) => [id, detail === null ? undefined : JSON.parse(detail)]))
}

/** In the order in which they were added. */
export async function listEvents(
  { build, run }: Transaction,
  submission: string,
  events?: readonly EventName[],
): Promise<SubmissionEvent[]> {
  const rows = await run(
    build
      .selectFrom('submission_events')
      .select(['id', 'at', 'who', 'event', 'detail'])
      .where('submission', '=', submission)
      .$if(events !== undefined, (query) => query.where('event', 'in', events ?? []))
      .orderBy('id'),
  )
  return rows.map(eventOf)
}

const eventOf = (row: Omit<SubmissionEvent, 'detail'> & { detail: string | null }): SubmissionEvent => ({
  ...row,
  detail: row.detail === null ? undefined : JSON.parse(row.detail),
})
