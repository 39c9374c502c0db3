import { sql } from 'kysely'
import { normalizedEmail } from '../../domain/email-address.ts'
import { formNamed } from '../../domain/forms.ts'
import type { Transaction } from './database.ts'
import { DISPATCH_PRIORITY } from './messages.ts'
import { senderEmail } from './submissions.ts'

interface Traces {
  /** Ids of submissions whose sender has the address, had it before an amendment, or was written to at it. */
  submissions: string[]
  /** Ids of messages to it that belong to no submission. */
  messages: string[]
}

/** What is stored of a person, by email address. */
export async function findTraces(transaction: Transaction, email: string): Promise<Traces> {
  const address = normalizedEmail(email)
  const { build, run } = transaction
  const current = await run(build.selectFrom('submissions').select('id').where('email', '=', address))
  const messages = await messagesTo(transaction, address)
  return {
    submissions: [
      ...new Set([
        ...current.map(({ id }) => id),
        ...messages.flatMap(({ submission }) => submission ?? []),
        ...(await amendedFrom(transaction, address)),
      ]),
    ],
    messages: messages.filter(({ submission }) => submission === null).map(({ id }) => id),
  }
}

/** Without dispatch mail, which is about everybody. */
async function messagesTo({ build, run }: Transaction, address: string) {
  const rows = await run(
    build
      .selectFrom('messages')
      .select(['id', 'submission', 'recipient'])
      .where('priority', '!=', DISPATCH_PRIORITY)
      .where(sql<boolean>`lower(recipient) like ${roughly(address)}`),
  )
  return rows.filter(({ recipient }) => normalizedEmail(recipient) === address)
}

/** Submissions whose earlier answers, which an amendment left in the history, have the address. */
async function amendedFrom({ build, run }: Transaction, address: string): Promise<string[]> {
  const rows = await run(
    build
      .selectFrom('submission_events')
      .innerJoin('submissions', 'submissions.id', 'submission_events.submission')
      .select(['submissions.id', 'submissions.form', 'submission_events.detail'])
      .where('event', '=', 'amended')
      .where(sql<boolean>`lower(detail) like ${`%"${roughly(address)}"%`}`),
  )
  return rows
    .filter(({ form: name, detail }) => {
      const form = formNamed(name)
      return form && senderEmail(form, JSON.parse(detail ?? '{}').answers ?? {}) === address
    })
    .map(({ id }) => id)
}

/** SQLite knows the lower case of ASCII letters only; what this finds is compared once more. */
const roughly = (address: string): string => address.replaceAll(/[^ -~]+/g, '%')
