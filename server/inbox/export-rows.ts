import { answerDeadline } from '../../domain/answer-deadline.ts'
import { timestampInCalgary } from '../../domain/calgary-time.ts'
import { formNamed, submissionForms } from '../../domain/forms.ts'
import type { Submission, SubmissionPage } from '../store/submissions/submissions.ts'
import { answerLines } from './describe.ts'

/** Few, since requests wait while a page is written. */
const PAGE = 100

const fieldNames = [...new Set(submissionForms.flatMap(({ fields }) => Object.keys(fields)))]

/** The heading of the exported table: what every submission has, then the fields of all forms. */
export const exportHeading: readonly string[] = [
  'reference',
  'form',
  'state',
  'owner',
  'received',
  'answer by',
  ...fieldNames,
]

/** Rows of the exported table, newest first, read a page at a time from what `readPage` finds. */
export async function* exportRows(
  readPage: (page: { after?: string | undefined; limit: number }) => Promise<SubmissionPage>,
): AsyncGenerator<string[][]> {
  let after: string | undefined
  do {
    const page = await readPage({ after, limit: PAGE })
    yield page.submissions.map(rowOf)
    after = page.next
  } while (after !== undefined)
}

function rowOf(submission: Submission): string[] {
  const { reference, form: name, state, owner, receivedAt } = submission
  const form = formNamed(name)
  const texts = new Map(answerLines(submission).map((answer) => [answer.name, answer.words]))
  const times = [receivedAt, form && answerDeadline(form, receivedAt)].map((time) =>
    time ? timestampInCalgary(time) : '',
  )
  return [reference, name, state, owner ?? '', ...times, ...fieldNames.map((name) => texts.get(name) ?? '')]
}

/**
 * A cell that a spreadsheet shows and does not calculate: an apostrophe goes before what could begin a formula, also in
 * full width. https://owasp.org/www-community/attacks/CSV_Injection, read 2026-11-22. Plain numbers stay as they are.
 */
export const asCell = (text: string): string =>
  /^[\s\p{C}]*[=@|%+\u2212-]/u.test(text.normalize('NFKC')) && !/^[+-]\d+([ .,]\d+)*$/.test(text)
    ? `'${text}`
    : text
