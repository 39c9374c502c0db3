import { hash } from 'node:crypto'
import { iso } from '../../../domain/time/iso.ts'
import type { Transaction } from '../database.ts'
import { createId } from '../ids.ts'
import type { EmailRow } from '../tables.ts'
import { OTHER_PRIORITY } from './emails.ts'

interface IncomingEmail {
  /** The submission's id. */
  submission: string
  kind: NonNullable<EmailRow['kind']>
  messageId: string
  inReplyTo: string | undefined
  sender: string
  recipient: string
  subject: string
  text: string
  quoted: string | undefined
  leftOut: readonly string[]
  authentication: string | undefined
  /** When it came, in milliseconds since 1970. */
  at: number
}

/**
 * Stores an email that came in; undefined where it has come for this submission before. One with the Message-ID of another
 * text is another email.
 */
export async function addIncomingEmail(
  transaction: Transaction,
  email: IncomingEmail,
): Promise<string | undefined> {
  const added = await insertIncomingEmail(transaction, email)
  if (added !== undefined || (await isStored(transaction, email))) return added
  const digest = hash('sha256', JSON.stringify([email.messageId, email.subject, email.text]), 'base64url')
  return insertIncomingEmail(transaction, { ...email, messageId: `<${digest}@content>` })
}

async function isStored(
  { build, run }: Transaction,
  { submission, messageId, subject, text }: IncomingEmail,
): Promise<boolean> {
  const [known] = await run(
    build
      .selectFrom('emails')
      .select(['subject', 'text'])
      .where('message_id', '=', messageId)
      .where('submission', '=', submission)
      .where('direction', '=', 'incoming'),
  )
  return known?.subject === subject && known.text === text
}

async function insertIncomingEmail(
  { build, run }: Transaction,
  { at, leftOut, ...email }: IncomingEmail,
): Promise<string | undefined> {
  const time = iso(at)
  const [inserted] = await run(
    build
      .insertInto('emails')
      .values({
        id: createId(at),
        direction: 'incoming',
        submission: email.submission,
        message_id: email.messageId,
        in_reply_to: email.inReplyTo ?? null,
        sender: email.sender,
        recipient: email.recipient,
        subject: email.subject,
        text: email.text,
        template: null,
        payload: null,
        priority: OTHER_PRIORITY,
        run_at: time,
        tries: 0,
        lease_owner: null,
        last_error: null,
        created_at: time,
        sent_at: time,
        dead_at: null,
        withheld_at: null,
        kind: email.kind,
        quoted: email.quoted ?? null,
        left_out: JSON.stringify(leftOut),
        authentication: email.authentication ?? null,
        allowed_at: null,
        returned_at: null,
      })
      .onConflict((known) => known.doNothing())
      .returning('id'),
  )
  return inserted?.id
}

type IncomingHead = Pick<EmailRow, 'id' | 'kind' | 'sender' | 'allowed_at'>

/** Who wrote the emails that came in about a submission. */
export const listIncomingHeads = ({ build, run }: Transaction, submission: string): Promise<IncomingHead[]> =>
  run(
    build
      .selectFrom('emails')
      .select(['id', 'kind', 'sender', 'allowed_at'])
      .where('submission', '=', submission)
      .where('direction', '=', 'incoming'),
  )

/** Of some emails that came in: at most so many characters of their texts, and whether they quote. */
export async function listIncomingTexts(
  { build, run }: Transaction,
  ids: readonly string[],
  characters: number,
) {
  if (ids.length === 0) return []
  return run(
    build
      .selectFrom('emails')
      .select((row) => [
        'id',
        'subject',
        'left_out',
        'authentication',
        row.fn<string | null>('substr', ['text', row.val(1), row.val(characters)]).as('text'),
        row.fn<number | null>('octet_length', ['quoted']).as('quoted_bytes'),
      ])
      .where('id', 'in', ids)
      .where('direction', '=', 'incoming'),
  )
}

/** The earlier mail that an email quotes. */
export async function findQuotedText({ build, run }: Transaction, id: string): Promise<string> {
  const [row] = await run(build.selectFrom('emails').select('quoted').where('id', '=', id))
  return row?.quoted ?? ''
}

/** The reference of the submission that one of our own emails is about, by its Message-ID. */
export async function findReferenceOfEmail(
  { build, run }: Transaction,
  messageId: string,
): Promise<string | undefined> {
  const [row] = await run(
    build
      .selectFrom('emails')
      .innerJoin('submissions', 'submissions.id', 'emails.submission')
      .select('submissions.reference')
      .where('emails.id', '=', idOf(messageId))
      .where('emails.message_id', '=', messageId),
  )
  return row?.reference
}

interface Return {
  /** The submission's id. */
  submission: string
  /** As the report names what came back. */
  messageIds: readonly string[]
  reason: string
  /** Milliseconds since 1970. */
  at: number
}

/** Notes that emails which we had handed over came back. */
export async function markReturned(
  { build, run }: Transaction,
  { submission, messageIds, reason, at }: Return,
): Promise<void> {
  if (messageIds.length === 0) return
  await run(
    build
      .updateTable('emails')
      .set({ returned_at: iso(at), last_error: reason })
      .where('submission', '=', submission)
      .where('direction', '=', 'outgoing')
      .where('message_id', 'in', messageIds)
      .where('sent_at', 'is not', null)
      .where('returned_at', 'is', null),
  )
}

/** Lets the sender see an email that came from another address; `at` in milliseconds since 1970. */
export async function allowEmail(
  { build, run }: Transaction,
  { id, at }: { id: string; at: number },
): Promise<void> {
  await run(
    build
      .updateTable('emails')
      .set({ allowed_at: iso(at) })
      .where('id', '=', id)
      .where('allowed_at', 'is', null),
  )
}

/** Our Message-IDs begin with the id of the email. */
const idOf = (messageId: string): string => /^<([0-9A-Z]{20})\./.exec(messageId)?.[1] ?? ''
