import { company } from '../../domain/company.ts'
import { formNamed, submissionForms } from '../../domain/forms.ts'
import { ISO_LOCALE } from '../../domain/locale.ts'
import type { Submission, SubmissionPage } from '../store/submissions.ts'
import { answerBy, answerLines } from './describe.ts'

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
  const times = [receivedAt, form && answerBy(form, receivedAt)].map((time) => (time ? inCalgary(time) : ''))
  return [reference, name, state, owner ?? '', ...times, ...fieldNames.map((name) => texts.get(name) ?? '')]
}

const CALGARY = new Intl.DateTimeFormat(ISO_LOCALE, {
  timeZone: company.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})
const OFFSET = new Intl.DateTimeFormat(ISO_LOCALE, { timeZone: company.timeZone, timeZoneName: 'longOffset' })

/** ISO 8601 with the offset of Calgary, like `2026-11-21T21:27:00-07:00`. */
function inCalgary(iso: string): string {
  const at = new Date(iso)
  const zone = OFFSET.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  // The locale writes a minus sign (U+2212), which no program reads as one.
  const offset = zone.replace('GMT', '').replace('\u2212', '-')
  return `${CALGARY.format(at).replace(' ', 'T')}${offset || '+00:00'}`
}

/**
 * A cell that a spreadsheet shows and does not calculate: an apostrophe goes before what could begin a formula.
 * https://owasp.org/www-community/attacks/CSV_Injection, read 2026-11-22. A phone number like +1 403 stays a number.
 */
export const asCell = (text: string): string =>
  /^[\s]*[=@|%\t\r]/.test(text) || (/^[\s]*[+-]/.test(text) && !/^[+-]?[\d\s().-]+$/.test(text))
    ? `'${text}`
    : text
