import { sql } from 'kysely'
import { formNamed } from '../../../domain/forms/forms.ts'
import { normalizedEmail } from '../../../domain/text/email-address.ts'
import type { Transaction } from '../database.ts'
import { DISPATCH_PRIORITY } from '../mail/emails.ts'
import { senderEmail } from './submissions.ts'

interface Traces {
  /** Ids of submissions whose sender has the address, had it before an amendment, or was written to at it. */
  submissions: string[]
  /** Ids of emails to it that belong to no submission, and of those that came from it. */
  emails: string[]
}

/** What is stored of a person, by email address. */
export async function findTraces(transaction: Transaction, email: string): Promise<Traces> {
  const normalized = normalizedEmail(email)
  const { build, run } = transaction
  const current = await run(build.selectFrom('submissions').select('id').where('email', '=', normalized))
  const emails = await emailsOf(transaction, normalized)
  return {
    submissions: [
      ...new Set([
        ...current.map(({ id }) => id),
        ...emails.flatMap(({ direction, submission }) => (direction === 'outgoing' && submission) || []),
        ...(await amendedFrom(transaction, normalized)),
      ]),
    ],
    emails: emails
      .filter(({ direction, submission }) => direction === 'incoming' || submission === null)
      .map(({ id }) => id),
  }
}

/** To the address, or from it. Without dispatch mail, which is about everybody. */
async function emailsOf({ build, run }: Transaction, normalized: string) {
  const rows = await run(
    build
      .selectFrom('emails')
      .select(['id', 'submission', 'direction', 'recipient', 'sender'])
      .where('priority', '!=', DISPATCH_PRIORITY)
      .where((row) =>
        row.or([
          sql<boolean>`lower(recipient) like ${roughly(normalized)}`,
          sql<boolean>`lower(sender) like ${roughly(normalized)}`,
        ]),
      ),
  )
  return rows.filter(
    ({ direction, recipient, sender }) =>
      normalizedEmail((direction === 'incoming' ? sender : recipient) ?? '') === normalized,
  )
}

/** Submissions whose earlier answers, which an amendment left in the history, have the address. */
async function amendedFrom({ build, run }: Transaction, normalized: string): Promise<string[]> {
  const rows = await run(
    build
      .selectFrom('submission_events')
      .innerJoin('submissions', 'submissions.id', 'submission_events.submission')
      .select(['submissions.id', 'submissions.form', 'submission_events.detail'])
      .where('event', '=', 'amended')
      .where(sql<boolean>`lower(detail) like ${`%"${roughly(normalized)}"%`}`),
  )
  return rows
    .filter(({ form: name, detail }) => {
      const form = formNamed(name)
      return form && senderEmail(form, JSON.parse(detail ?? '{}').answers ?? {}) === normalized
    })
    .map(({ id }) => id)
}

/** SQLite knows the lower case of ASCII letters only; what this finds is compared once more. */
const roughly = (normalized: string): string => normalized.replaceAll(/[^ -~]+/g, '%')
