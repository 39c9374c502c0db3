import { formNamed } from '../../domain/forms/forms.ts'
import type { Customer } from '../../domain/submissions/customer.ts'
import type { Transaction } from '../store/database.ts'
import {
  countSubmissionsOf,
  findLastContact,
  listFilesOf,
  sumQuotesOf,
} from '../store/submissions/customers.ts'
import { findNewestQuotes } from '../store/submissions/quotes.ts'
import { listSubmissions } from '../store/submissions/submission-list.ts'
import { findSubmission } from '../store/submissions/submissions.ts'
import { answerLines, describeSubmission } from './describe-submission.ts'

const PAGE = 50
const MAX_FILES = 50

interface Asked {
  /** Milliseconds since 1970. */
  now: number
  after?: string | undefined
  withSums: boolean
}

/** Who sent a submission, by its reference: no email is in a URL or a log. Nobody once it is erased. */
export async function findCustomer(
  transaction: Transaction,
  reference: string,
  { now, after, withSums }: Asked,
): Promise<Customer | undefined> {
  const asked = await findSubmission(transaction, reference)
  const email = asked?.email
  if (asked === undefined || !email) return undefined
  const counted = await countSubmissionsOf(transaction, email)
  if (counted === undefined) return undefined
  const { submissions, next } = await listSubmissions(transaction, { email }, { after, limit: PAGE })
  const quotes = await findNewestQuotes(
    transaction,
    submissions.map(({ id }) => id),
    now,
  )
  const newest = submissions[0] ?? asked
  const sent = { at: newest.receivedAt, event: 'received' as const, reference: newest.reference }
  const said = await findLastContact(transaction, email)
  const { name, company } = describeSubmission(newest)
  const phoneField = formNamed(newest.form)?.phone
  const phone = answerLines(newest).find((answer) => answer.name === phoneField)
  return {
    name,
    company,
    email,
    phone: phone?.words ?? '',
    ...(phone?.link && { phoneLink: phone.link }),
    ...counted,
    lastContact: said !== undefined && said.at > sent.at ? said : sent,
    submissions: submissions.map((submission) => {
      const quote = quotes.get(submission.id)
      return {
        ...describeSubmission(submission),
        quote: quote ? { currency: quote.currency, total: quote.total, state: quote.state } : null,
      }
    }),
    next: next ?? null,
    files: await listFilesOf(transaction, email, MAX_FILES),
    ...(withSums && { sums: await sumQuotesOf(transaction, email) }),
  }
}
