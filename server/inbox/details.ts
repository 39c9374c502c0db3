import type { Transaction } from '../store/database.ts'
import { listFiles } from '../store/files.ts'
import { listMessages, type OutboxMessage } from '../store/outbox.ts'
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
  /** The same, as the list shows them. */
  others: SubmissionLine[]
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
  createdAt: string
  nextTryAt: string | null
  sentAt: string | null
  deadAt: string | null
  /** How long a reply can still be taken back; null once it is too late. */
  leavesInMs: number | null
}

/** Everything that staff see of one submission. */
export async function findDetails(
  transaction: Transaction,
  reference: string,
  now: number,
): Promise<SubmissionDetails | undefined> {
  const submission = await findSubmission(transaction, reference)
  return submission && detailsOf(transaction, submission, now)
}

async function detailsOf(
  transaction: Transaction,
  submission: Submission,
  now: number,
): Promise<SubmissionDetails> {
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
    messages: messages.map((message) => messageEntry(message, now)),
    files: files.map(({ id, name, bytes }) => ({ id, name, bytes })),
    similar: similar.map(({ reference }) => reference),
    others: similar.map(describeSubmission),
    duplicates: similar
      .filter((other) => other.form === submission.form && JSON.stringify(other.answers) === answers)
      .map(({ reference }) => reference),
    spam: { score: submission.spamScore, reasons: submission.spamReasons },
    erasedAt: submission.erasedAt,
    version: submission.version,
  }
}

function messageEntry(message: OutboxMessage, now: number): MessageEntry {
  const { id, template, recipient, state, tries, error, createdAt, nextTryAt, sentAt, deadAt } = message
  const leavesInMs = nextTryAt === undefined ? 0 : Date.parse(nextTryAt) - now
  const isNew = template === 'reply' && state === 'waiting' && tries === 0
  return {
    id,
    kind: template,
    to: recipient,
    state,
    tries,
    error,
    createdAt,
    nextTryAt: nextTryAt ?? null,
    sentAt,
    deadAt,
    leavesInMs: isNew && leavesInMs > 0 ? leavesInMs : null,
  }
}

/** Shows earlier answers as the form shows them. */
function readableDetail(submission: Submission, detail: unknown): Record<string, unknown> {
  if (typeof detail !== 'object' || detail === null) return {}
  if (!('answers' in detail)) return { ...detail }
  const answers = detail.answers as Submission['answers']
  return { ...detail, answers: answerLines({ ...submission, answers }) }
}
