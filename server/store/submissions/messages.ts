import { mayChange } from '../../../domain/submissions/allowed-changes.ts'
import { iso } from '../../../domain/time/iso.ts'
import type { Transaction } from '../database.ts'
import { addFile } from './files.ts'
import { indexMessage } from './search-text.ts'
import { applyChange, type ChangeResult, eventOf, hold, type SenderChange } from './submission-changes.ts'
import { addEvent } from './submission-events.ts'
import type { SentFile } from './submissions.ts'

/** Since when the sender waits for a reply to a message; an earlier time stays. `at` in milliseconds since 1970. */
export async function markUnanswered(
  { build, run }: Transaction,
  submission: string,
  at: number,
): Promise<void> {
  await run(
    build
      .updateTable('submissions')
      .set({ unanswered_since: iso(at) })
      .where('id', '=', submission)
      .where((row) => row.or([row('unanswered_since', 'is', null), row('unanswered_since', '>', iso(at))])),
  )
}

interface SenderMessage extends SenderChange {
  text: string
  files: readonly SentFile[]
}

/** Stores what the sender typed on the request's page, with its files. As a note, it raises no version. */
export const addMessage = (
  transaction: Transaction,
  { text, files, spam, ...change }: SenderMessage,
): Promise<ChangeResult> =>
  applyChange(
    transaction,
    change,
    (before) => mayChange('sender', 'message', before),
    async (before) => {
      const message = await addEvent(transaction, {
        ...eventOf(change, before),
        event: 'message',
        detail: { text },
      })
      await addMessageFiles(transaction, { submission: before.id, message, files, at: change.at })
      await markUnanswered(transaction, before.id, change.at)
      await indexMessage(transaction, before.id, text)
      return hold(transaction, change, before, spam)
    },
  )

interface MessageFiles {
  /** The submission's id. */
  submission: string
  /** The id of the event or the incoming email that they came with. */
  message: string
  files: readonly SentFile[]
  /** Milliseconds since 1970. */
  at: number
}

/** Adds the rows of files that came with a message; resolves to their ids. */
export async function addMessageFiles(
  transaction: Transaction,
  { files, at, ...message }: MessageFiles,
): Promise<string[]> {
  const ids: string[] = []
  // Their ids begin with the time, and so keep their order.
  for (const [index, { digest: _, ...file }] of files.entries())
    ids.push(await addFile(transaction, { ...file, ...message, at: at + index }))
  return ids
}

/** Removes the files of a message; resolves to the stored names of those that lie in `DATA_DIR/files`. */
export async function removeMessageFiles(
  { build, run }: Transaction,
  messages: readonly string[],
): Promise<string[]> {
  if (messages.length === 0) return []
  const rows = await run(
    build
      .deleteFrom('files')
      .where('message', 'in', messages)
      .returning(['stored_name', (row) => row('content', 'is', null).as('isOnDisk')]),
  )
  return rows.flatMap(({ stored_name, isOnDisk }) => (isOnDisk ? stored_name : []))
}
