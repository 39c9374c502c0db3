import type { Answers } from '../../domain/form.ts'
import type { Transaction } from './database.ts'
import type { MessageKind } from './tables.ts'

/** A message that is due, and all that is needed to write it. */
export interface DueMessage {
  submission: string
  kind: MessageKind
  messageId: string
  /** How often it was claimed, this time included. */
  tries: number
  reference: string
  formName: string
  answers: Answers
  receivedAt: string
}

export interface Claim {
  owner: string
  /** Milliseconds since 1970, both: what is due by now is the owner's until then. */
  now: number
  until: number
  most: number
}

/** What became of a try. A failed one without a next time is given up; its row stays. */
export type Outcome = { sentAt: number } | { error: string; nextAt?: number | undefined; failedAt: number }

export async function claim({ build, run, shared }: Transaction, claim: Claim): Promise<DueMessage[]> {
  const due = build
    .selectFrom('outbox')
    .select(['submission', 'kind'])
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
    .where('run_at', '<=', iso(claim.now))
    .orderBy('run_at')
    .limit(claim.most)
  const mine = await run(
    build
      .with('due', () => (shared ? due.forUpdate().skipLocked() : due))
      .updateTable('outbox')
      .set((row) => ({ owner: claim.owner, run_at: iso(claim.until), tries: row('tries', '+', 1) }))
      .where((row) =>
        row(
          row.refTuple('submission', 'kind'),
          'in',
          row.selectFrom('due').select(['submission', 'kind']).$asTuple('submission', 'kind'),
        ),
      )
      .returning(['submission', 'kind', 'message_id', 'tries']),
  )
  if (mine.length === 0) return []
  const ids = [...new Set(mine.map((message) => message.submission))]
  const submissions = await run(build.selectFrom('submissions').selectAll().where('id', 'in', ids))
  return mine.flatMap(({ message_id, ...message }) =>
    submissions
      .filter(({ id }) => id === message.submission)
      .map(({ reference, form, answers, received_at }) => ({
        ...message,
        messageId: message_id,
        reference,
        formName: form,
        answers: JSON.parse(answers),
        receivedAt: received_at,
      })),
  )
}

/** Holds a message longer, for its present owner only. */
export async function renew(
  { build, run }: Transaction,
  { submission, kind }: Pick<DueMessage, 'submission' | 'kind'>,
  owner: string,
  until: number,
): Promise<void> {
  await run(
    build
      .updateTable('outbox')
      .set({ run_at: iso(until) })
      .where('submission', '=', submission)
      .where('kind', '=', kind)
      .where('owner', '=', owner),
  )
}

/** A sent message is sent whoever holds it now; a failure counts only for its present owner. */
export async function settle(
  { build, run }: Transaction,
  { submission, kind }: Pick<DueMessage, 'submission' | 'kind'>,
  owner: string,
  outcome: Outcome,
): Promise<void> {
  const row = build.updateTable('outbox').where('submission', '=', submission).where('kind', '=', kind)
  const open = row.where('sent_at', 'is', null)
  if ('sentAt' in outcome) {
    await run(open.set({ sent_at: iso(outcome.sentAt), dead_at: null, last_error: null, owner: null }))
    return
  }
  const { error, nextAt, failedAt } = outcome
  const next = nextAt === undefined ? { dead_at: iso(failedAt) } : { run_at: iso(nextAt) }
  await run(open.where('owner', '=', owner).set({ ...next, last_error: error, owner: null }))
}

const iso = (at: number): string => new Date(at).toISOString()
