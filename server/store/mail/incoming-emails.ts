import { iso } from '../../../domain/iso.ts'
import type { Transaction } from '../database.ts'
import type { EmailRow } from '../tables.ts'

/** The emails that came in about a submission, oldest first. */
export const listIncomingEmails = ({ build, run }: Transaction, submission: string): Promise<EmailRow[]> =>
  run(
    build
      .selectFrom('emails')
      .selectAll()
      .where('submission', '=', submission)
      .where('direction', '=', 'incoming')
      .orderBy('id'),
  )

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
