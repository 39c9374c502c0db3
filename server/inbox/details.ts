import type { Transaction } from '../store/database.ts'
import { listFiles } from '../store/files.ts'
import { listMessages } from '../store/outbox.ts'
import { listEvents } from '../store/submission-events.ts'
import { findSubmission, listSimilarSubmissions, type Submission } from '../store/submissions.ts'
import { type AnswerLine, answerLines, describeSubmission, type SubmissionLine } from './describe.ts'

interface SubmissionDetails extends SubmissionLine {
  answers: AnswerLine[]
  history: HistoryEntry[]
  messages: MessageEntry[]
  files: { id: string; name: string; bytes: number }[]
  /** Other submissions of the sender, or with the same answers, newest first. */
  similar: string[]
  /** Those with the same answers: one request sent twice. */
  duplicates: string[]
  spam: { score: number; reasons: readonly string[] }
  erasedAt: string | null
  version: number
}

interface HistoryEntry {
  at: string
  who: string
  event: string
  [detail: string]: unknown
}

interface MessageEntry {
  id: string
  kind: string
  to: string
  state: 'waiting' | 'sent' | 'dead'
  tries: number
  error: string | null
  sentAt: string | null
}

/** Everything that staff see of one submission. */
export async function findDetails(
  transaction: Transaction,
  reference: string,
): Promise<SubmissionDetails | undefined> {
  const submission = await findSubmission(transaction, reference)
  return submission && detailsOf(transaction, submission)
}

async function detailsOf(transaction: Transaction, submission: Submission): Promise<SubmissionDetails> {
  const events = await listEvents(transaction, submission.id)
  const messages = await listMessages(transaction, submission.id)
  const files = await listFiles(transaction, submission.id)
  const similar = await listSimilarSubmissions(transaction, submission.reference)
  const answers = JSON.stringify(submission.answers)
  return {
    ...describeSubmission(submission),
    answers: answerLines(submission),
    history: [
      { at: submission.receivedAt, who: 'sender', event: 'received' },
      ...events.map(({ at, who, event, detail }) => ({
        ...readableDetail(submission, detail),
        at,
        who,
        event,
      })),
    ],
    messages: messages.map(({ id, template, recipient, state, tries, error, sentAt }) => ({
      id,
      kind: template,
      to: recipient,
      state,
      tries,
      error,
      sentAt,
    })),
    files: files.map(({ id, name, bytes }) => ({ id, name, bytes })),
    similar: similar.map(({ reference }) => reference),
    duplicates: similar
      .filter((other) => other.form === submission.form && JSON.stringify(other.answers) === answers)
      .map(({ reference }) => reference),
    spam: { score: submission.spamScore, reasons: submission.spamReasons },
    erasedAt: submission.erasedAt,
    version: submission.version,
  }
}

/** Shows earlier answers as the form shows them. */
function readableDetail(submission: Submission, detail: unknown): Record<string, unknown> {
  if (typeof detail !== 'object' || detail === null) return {}
  if (!('answers' in detail)) return { ...detail }
  const answers = detail.answers as Submission['answers']
  return { ...detail, answers: answerLines({ ...submission, answers }) }
}
