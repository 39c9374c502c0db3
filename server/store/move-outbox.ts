import { CompiledQuery, sql } from 'kysely'
import type { Transaction } from './database.ts'
import { createId } from './ids.ts'
import type { MessageRow } from './tables.ts'

interface OldMessage {
  submission: string
  kind: 'dispatch' | 'confirmation'
  message_id: string
  run_at: string
  tries: number
  owner: string | null
  last_error: string | null
  sent_at: string | null
  dead_at: string | null
}

const AT_ONCE = 500

/** Gives each submission its sender's email, and moves the rows of the table `outbox` to `messages`. */
export async function moveOutbox(
  transaction: Transaction,
  { dispatchEmail }: { dispatchEmail: string },
): Promise<void> {
  const { build, run } = transaction
  for (let last = ''; ; ) {
    const submissions = await run(
      build
        .selectFrom('submissions')
        .select(['id', 'answers', 'received_at'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(AT_ONCE),
    )
    const end = submissions.at(-1)
    if (end === undefined) return
    const senders = new Map(submissions.map(({ id, answers }) => [id, emailIn(answers)]))
    await run(setEmails(senders).compile(build))
    const received = new Map(submissions.map(({ id, received_at }) => [id, received_at]))
    const messages = (await oldMessages(transaction, last, end.id)).map((message) => {
      const sender = senders.get(message.submission) ?? ''
      const recipient = message.kind === 'dispatch' ? dispatchEmail : sender
      return newMessage(message, recipient, received.get(message.submission) ?? message.run_at)
    })
    if (messages.length > 0) await run(build.insertInto('messages').values(messages))
    last = end.id
  }
}

const setEmails = (senders: ReadonlyMap<string, string | undefined>) => {
  const rows = [...senders].map(([id, email]) => sql`(${id}, ${email?.toLowerCase() ?? null})`)
  return sql<never>`update submissions set email = senders.column2
    from (values ${sql.join(rows)}) as senders where submissions.id = senders.column1`
}

const oldMessages = ({ run, dialect }: Transaction, after: string, upTo: string): Promise<OldMessage[]> =>
  run<OldMessage>(
    CompiledQuery.raw(
      dialect === 'sqlite'
        ? 'select * from outbox where submission > ? and submission <= ?'
        : 'select * from outbox where submission > $1 and submission <= $2',
      [after, upTo],
    ),
  )

const newMessage = (
  { kind, owner, ...message }: OldMessage,
  recipient: string,
  receivedAt: string,
): Omit<MessageRow, 'withheld_at'> => ({
  ...message,
  id: createId(Date.parse(receivedAt)),
  template: kind,
  recipient,
  payload: '{}',
  in_reply_to: null,
  priority: kind === 'dispatch' ? 0 : 1,
  lease_owner: owner,
  created_at: receivedAt,
})

function emailIn(answers: string): string | undefined {
  const { email } = JSON.parse(answers) as Record<string, unknown>
  return typeof email === 'string' ? email : undefined
}
