import type { HistoryEntry, MessageEntry, SubmissionDetails } from '../../domain/submissions/inbox.ts'
import { eventNames, hasRule } from '../../domain/submissions/submission-events.ts'
import { shorten } from '../../domain/text/shorten.ts'
import type { Transaction } from '../store/database.ts'
import { listShownEmails, type OutboxEmail } from '../store/mail/outbox.ts'
import { listFiles } from '../store/submissions/files.ts'
import { listQuotes } from '../store/submissions/quotes.ts'
import {
  findEventDetails,
  listEntryEvents,
  listEvents,
  type SubmissionEvent,
} from '../store/submissions/submission-events.ts'
import { findSubmission, listSimilarSubmissions, type Submission } from '../store/submissions/submissions.ts'
import { readRefusedFiles } from '../submissions/files/file-budget.ts'
import { readConversation, withoutTakenBack } from '../submissions/read-conversation.ts'
import { answerLines, describeSubmission } from './describe-submission.ts'
import { findSenderEmails } from './reply-envelope.ts'

/** Characters of one email and of one earlier answer. */
const SHOWN_EMAILS = { limit: 50, characters: 4000 }
const MAX_EARLIER_ANSWER = 1000

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
  const events = await listHistory(transaction, submission.id)
  const messages = await listShownEmails(transaction, submission.id, SHOWN_EMAILS)
  const { entries, next } = await readConversation(transaction, submission)
  const files = (await listFiles(transaction, submission.id)).filter(({ message }) => message === null)
  const quotes = await listQuotes(transaction, submission.id, now)
  const similar = await listSimilarSubmissions(transaction, submission.reference)
  const answers = JSON.stringify(submission.answers)
  const entered = events.find(({ event }) => event === 'entered')
  const line = describeSubmission(submission)
  return {
    ...line,
    locale: submission.locale,
    enteredBy: entered?.who ?? null,
    answers: answerLines(submission),
    history: [
      ...(entered ? [] : [{ at: line.receivedAt, who: 'sender', event: 'received' as const }]),
      ...events.map(({ at, who, event, detail }) => ({
        ...readableDetail(submission, detail),
        at,
        who,
        event,
      })),
    ],
    messages: messages.map((message) => messageEntry(message, now)),
    files: files.map(({ id, name, bytes, field }) => ({
      id,
      name,
      bytes,
      isCurrent: files.findLast((file) => file.field === field)?.id === id,
    })),
    similar: similar.map(({ reference }) => reference),
    others: similar.map(describeSubmission),
    duplicates: similar
      .filter((other) => other.form === submission.form && JSON.stringify(other.answers) === answers)
      .map(({ reference }) => reference),
    ...(await findSenderEmails(transaction, submission)),
    conversation: entries,
    conversationNext: next,
    quotes,
    refusedFiles: await readRefusedFiles(transaction, submission.id, now),
    spam: { score: submission.spamScore, reasons: submission.spamReasons },
    erasedAt: submission.erasedAt,
  }
}

function messageEntry(message: OutboxEmail, now: number): MessageEntry {
  const {
    id,
    template,
    recipient,
    state,
    tries,
    error,
    createdAt,
    nextTryAt,
    sentAt,
    deadAt,
    subject,
    text,
  } = message
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
    subject,
    text,
    leavesInMs: isNew && leavesInMs > 0 ? leavesInMs : null,
  }
}

const otherEvents = eventNames.filter((name) => name !== 'mail received' && !hasRule(name, 'entry'))

/** All that happened, in order. Texts of the conversation are there; of replies that were taken back they are here. */
async function listHistory(transaction: Transaction, submission: string): Promise<SubmissionEvent[]> {
  const said = await listEntryEvents(transaction, submission)
  const shown = new Set(withoutTakenBack(said).map(({ id }) => id))
  const undone = said.filter(({ id, event }) => !shown.has(id) && hasRule(event, 'entry'))
  const details = await findEventDetails(
    transaction,
    undone.map(({ id }) => id),
  )
  const withDetails = said
    .filter(({ event }) => event !== 'reply taken back')
    .map((event) => ({
      ...event,
      detail: event.event === 'mail received' ? undefined : details.get(event.id),
    }))
  return [...withDetails, ...(await listEvents(transaction, submission, otherEvents))].toSorted(
    (one, other) => (one.id < other.id ? -1 : 1),
  )
}

/** Shows earlier answers as the form shows them. */
function readableDetail(submission: Submission, detail: unknown): Partial<HistoryEntry> {
  if (typeof detail !== 'object' || detail === null) return {}
  if (!('answers' in detail)) return { ...detail }
  const answers = detail.answers as Submission['answers']
  return {
    ...detail,
    answers: answerLines({ ...submission, answers }).map((line) => ({
      ...line,
      words: shorten(line.words, MAX_EARLIER_ANSWER),
    })),
  }
}
