import type { Transaction } from './database.ts'
import { createId } from './ids.ts'

interface NewEvent {
  /** The submission's id. */
  submission: string
  /** Milliseconds since 1970. */
  at: number
  /** 'sender', 'system' or the email of a member of staff. */
  who: string
  event: string
  detail?: unknown
}

export interface SubmissionEvent {
  id: string
  at: string
  who: string
  event: string
  detail: unknown
}

/** Appends to the history; `at` in milliseconds since 1970. */
export async function addEvent(
  { build, run }: Transaction,
  { submission, at, who, event, detail }: NewEvent,
): Promise<void> {
  await run(
    build.insertInto('submission_events').values({
      id: createId(at),
      submission,
      at: new Date(at).toISOString(),
      who,
      event,
      detail: detail === undefined ? null : JSON.stringify(detail),
    }),
  )
}

/** Oldest first. */
export async function listEvents(
  { build, run }: Transaction,
  submission: string,
): Promise<SubmissionEvent[]> {
  const rows = await run(
    build
      .selectFrom('submission_events')
      .select(['id', 'at', 'who', 'event', 'detail'])
      .where('submission', '=', submission)
      .orderBy('id'),
  )
  return rows.map((row) => ({ ...row, detail: row.detail === null ? undefined : JSON.parse(row.detail) }))
}
