import type { Transaction } from '../database.ts'

/**
 * Which of these are no strangers: one of their requests was quoted or accepted, or mail came in from them about one.
 * Opening a request's page proves nothing, since anyone who types an address gets the link.
 */
export async function findKnownEmails(
  { build, run }: Transaction,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set()
  const rows = await run(
    build
      .selectFrom('submissions')
      .select('email')
      .distinct()
      .where('email', 'in', emails)
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom('quotes').select('quotes.id').whereRef('quotes.submission', '=', 'submissions.id'),
          ),
          exists(
            selectFrom('emails')
              .select('emails.id')
              .whereRef('emails.submission', '=', 'submissions.id')
              .where('direction', '=', 'incoming')
              .where('kind', '=', 'message')
              .whereRef('sender', '=', 'submissions.email'),
          ),
        ]),
      ),
  )
  return new Set(rows.flatMap(({ email }) => email ?? []))
}
