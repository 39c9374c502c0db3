import { eventsWith } from '../../../domain/submissions/submission-events.ts'
import type { Transaction } from '../database.ts'

/** Staff have a part of their own, so that nobody else can use up their room. */
type Side = 'sender' | 'staff'

/** Bytes of text and entries that one submission holds, 1 MB and 500 in all: earlier answers and quoted mail included. */
export const SIZE_LIMITS = {
  sender: { bytes: 750_000, entries: 350 },
  staff: { bytes: 250_000, entries: 150 },
} as const satisfies Record<Side, ConversationSize>
/** Of the sender's bytes, what quoted mail may take: most of it repeats what is there. */
export const MAX_QUOTED_BYTES = 250_000

interface ConversationSize {
  bytes: number
  entries: number
}

interface AddedText {
  side: Side
  text: string
}

/** Whether one more entry with a text has room. */
export async function hasRoomForText(
  transaction: Transaction,
  submission: string,
  { side, text }: AddedText,
): Promise<boolean> {
  const { bytes, entries } = await measureConversation(transaction, submission, side)
  const most = SIZE_LIMITS[side]
  return entries < most.entries && bytes + Buffer.byteLength(text) <= most.bytes
}

/** Whether quoted mail has room beside a text. */
export async function hasRoomForQuoted(
  transaction: Transaction,
  submission: string,
  { text, quoted }: { text: string; quoted: string },
): Promise<boolean> {
  const mail = await measureMail(transaction, submission)
  return (
    mail.quotedBytes + Buffer.byteLength(quoted) <= MAX_QUOTED_BYTES &&
    (await hasRoomForText(transaction, submission, { side: 'sender', text: text + quoted }))
  )
}

/** Bytes that the sender may still fill; below zero in one from before there was a bound. */
export const findRoomLeft = async (transaction: Transaction, submission: string): Promise<number> =>
  SIZE_LIMITS.sender.bytes - (await measureConversation(transaction, submission, 'sender')).bytes

/** What programs wrote counts as the sender's. */
async function measureConversation(
  transaction: Transaction,
  submission: string,
  side: Side,
): Promise<ConversationSize> {
  const events = await measureEvents(transaction, submission, side)
  if (side === 'staff') return events
  const { bytes } = await measureMail(transaction, submission)
  return { bytes: events.bytes + bytes, entries: events.entries }
}

/** Of staff only what they wrote: states and owners are set without end. */
async function measureEvents(
  { build, run }: Transaction,
  submission: string,
  side: Side,
): Promise<ConversationSize> {
  const [row] = await run(
    build
      .selectFrom('submission_events')
      .select(({ fn }) => [
        fn.countAll().as('entries'),
        fn.sum(fn<number>('octet_length', ['detail'])).as('bytes'),
      ])
      .where('submission', '=', submission)
      .$if(side === 'sender', (query) => query.where('who', 'in', ['sender', 'system']))
      .$if(side === 'staff', (query) =>
        query
          .where('who', 'not in', ['sender', 'system'])
          .where('event', 'in', [...eventsWith('isSearched'), 'corrected']),
      ),
  )
  return { bytes: Number(row?.bytes ?? 0), entries: Number(row?.entries ?? 0) }
}

async function measureMail(
  { build, run }: Transaction,
  submission: string,
): Promise<{ bytes: number; quotedBytes: number }> {
  const [row] = await run(
    build
      .selectFrom('emails')
      .select(({ fn }) => [
        fn.sum(fn<number>('octet_length', ['text'])).as('text'),
        fn.sum(fn<number>('octet_length', ['quoted'])).as('quoted'),
        fn.sum(fn<number>('octet_length', ['subject'])).as('subject'),
        fn.sum(fn<number>('octet_length', ['left_out'])).as('left_out'),
        fn.sum(fn<number>('octet_length', ['authentication'])).as('authentication'),
      ])
      .where('submission', '=', submission)
      .where('direction', '=', 'incoming'),
  )
  const { quoted, ...others } = row ?? { quoted: 0 }
  const quotedBytes = Number(quoted ?? 0)
  return {
    bytes: Object.values(others).reduce<number>((sum, bytes) => sum + Number(bytes ?? 0), quotedBytes),
    quotedBytes,
  }
}
