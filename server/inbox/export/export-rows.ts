import { formNamed, submissionForms } from '../../../domain/forms/forms.ts'
import { companyTimestamp } from '../../../domain/time/company-time.ts'
import type { ExportedQuote } from '../../store/submissions/quotes.ts'
import type { SubmissionPage } from '../../store/submissions/submission-list.ts'
import type { Submission } from '../../store/submissions/submissions.ts'
import { answerLines, timesOf } from '../describe-submission.ts'

/** Few, since requests wait while a page is written. */
const PAGE = 100

const fieldNames = [...new Set(submissionForms.flatMap(({ fields }) => Object.keys(fields)))]

/** The heading of the exported table: what every submission has, its newest quote, then the fields of all forms. */
export const exportHeading: readonly string[] = [
  'reference',
  'form',
  'state',
  'owner',
  'received',
  'answer by',
  'quote',
  'quote state',
  'quoted',
  'quote valid until',
  'quote currency',
  'quote total',
  'quote decided',
  'accepted by',
  'purchase order',
  ...fieldNames,
  'conversation',
]

/** Rows of the exported table, newest first, read a page at a time from what `readPage` finds; a conversation only once its row is written. */
export async function* exportRows(
  readPage: (page: { after?: string | undefined; limit: number }) => Promise<SubmissionPage>,
  /** By the id of their submission. */
  findQuotes: (submissions: readonly string[]) => Promise<ReadonlyMap<string, ExportedQuote>>,
  /** What was said. */
  readText: (submission: Submission) => Promise<string>,
  /** Which of them have such a text. */
  findWithText: (submissions: readonly string[]) => Promise<ReadonlySet<string>>,
): AsyncGenerator<string[][]> {
  let after: string | undefined
  do {
    const page = await readPage({ after, limit: PAGE })
    const ids = page.submissions.map(({ id }) => id)
    const quotes = await findQuotes(ids)
    const withText = await findWithText(ids)
    for (const submission of page.submissions) {
      const text = withText.has(submission.id) ? await readText(submission) : ''
      yield [[...rowOf(submission, quotes.get(submission.id)), text]]
    }
    after = page.next
  } while (after !== undefined)
}

function rowOf(submission: Submission, quote: ExportedQuote | undefined): string[] {
  const { reference, form: name, state, owner, erasedAt } = submission
  const { receivedAt, answerBy } = timesOf(submission, formNamed(name))
  const texts = new Map(answerLines(submission).map((answer) => [answer.name, answer.words]))
  return [
    reference,
    name,
    state,
    owner ?? '',
    erasedAt === null ? timestamp(receivedAt) : receivedAt,
    timestamp(answerBy),
    ...quoteCells(quote),
    ...fieldNames.map((name) => texts.get(name) ?? ''),
  ]
}

const quoteCells = (quote: ExportedQuote | undefined): string[] => [
  quote ? String(quote.number) : '',
  quote?.state ?? '',
  timestamp(quote?.sentAt),
  timestamp(quote?.validUntil),
  quote?.currency ?? '',
  quote?.total ?? '',
  timestamp(quote?.acceptedAt ?? quote?.declinedAt),
  quote?.acceptedBy ?? '',
  quote?.purchaseOrder ?? '',
]

const timestamp = (time: string | null | undefined): string => (time ? companyTimestamp(time) : '')

/**
 * A cell that a spreadsheet shows and does not calculate: an apostrophe goes before what could begin a formula, also in
 * full width. https://owasp.org/www-community/attacks/CSV_Injection, read 2026-11-22. Plain numbers stay as they are.
 */
export const asCell = (text: string): string =>
  /^[\s\p{C}]*[=@|%+\u2212-]/u.test(text.normalize('NFKC')) && !/^[+-]\d+([ .,]\d+)*$/.test(text)
    ? `'${text}`
    : text
