import type { SubmissionForm } from '../../domain/form.ts'
import { formNamed } from '../../domain/forms.ts'
import type { AnswerLine } from '../../domain/inbox.ts'
import { answerBy, answerLines } from '../inbox/describe.ts'
import type { Transaction } from '../store/database.ts'
import { listMessages } from '../store/outbox.ts'
import { listEvents, type SubmissionEvent } from '../store/submission-events.ts'
import type { Submission } from '../store/submissions.ts'
import { maskAnswers } from './mask.ts'

export type RequestAction = 'amend' | 'note' | 'withdraw' | 'erase'
export type RequestState = 'received' | 'in progress' | 'answered' | 'closed' | 'withdrawn'

/** What anyone with the address of a request's page sees of it. */
export interface RequestView {
  reference: string
  /** The form's name on the wire. */
  form: string
  state: RequestState
  receivedAt: string
  answerBy: string | null
  answers: AnswerLine[]
  history: { at: string; event: RequestEvent; note?: string }[]
  can: RequestAction[]
  isErased: boolean
}

export type RequestEvent =
  | 'received'
  | 'confirmed'
  | 'amended'
  | 'noted'
  | 'in progress'
  | 'answered'
  | 'closed'
  | 'received again'
  | 'replied'
  | 'withdrawn'
  | 'erased'

export async function requestView(transaction: Transaction, submission: Submission): Promise<RequestView> {
  const form = formNamed(submission.form)
  if (!form) throw new Error(`There is no form "${submission.form}"`)
  const { reference, receivedAt } = submission
  const state = shownState(submission)
  return {
    reference,
    form: form.name,
    state,
    receivedAt,
    answerBy: submission.erasedAt === null ? answerBy(form, receivedAt) : null,
    answers: answerLines({ ...submission, answers: maskAnswers(form, submission.answers) }),
    history: await historyOf(transaction, submission),
    can: allowedActions(submission),
    isErased: submission.erasedAt !== null,
  }
}

/** A suspect looks received to its sender. */
const shownState = ({ state }: Submission): RequestState => (state === 'spam' ? 'received' : state)

export function allowedActions(submission: Submission): RequestAction[] {
  if (submission.erasedAt !== null) return []
  switch (shownState(submission)) {
    case 'received':
      return ['amend', 'note', 'withdraw', 'erase']
    case 'in progress':
      return ['note', 'withdraw', 'erase']
    case 'answered':
      return ['note', 'erase']
    default:
      return ['erase']
  }
}

/** Newest first; what staff keep to themselves stays out. */
async function historyOf(transaction: Transaction, submission: Submission): Promise<RequestView['history']> {
  const events = withoutTakenBack(await listEvents(transaction, submission.id))
  const messages = await listMessages(transaction, submission.id)
  const confirmed = messages.find(({ template, sentAt }) => template === 'confirmation' && sentAt !== null)
  return [
    { at: submission.receivedAt, event: 'received' as const },
    ...(confirmed?.sentAt ? [{ at: confirmed.sentAt, event: 'confirmed' as const }] : []),
    ...events.flatMap(({ at, event, detail }) => {
      const shown = shownEvent(event, detail as Detail | undefined)
      return shown ? [{ at, ...shown }] : []
    }),
  ]
    .toReversed()
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}

/** An answer that was taken back before it was sent, and what it changed, never happened for the sender. */
function withoutTakenBack(events: SubmissionEvent[]): SubmissionEvent[] {
  const undone = new Set(
    events.flatMap(({ event, detail }) => (event === 'reply taken back' ? (detail as Detail).repliedAt : [])),
  )
  return events.filter(({ at, who }) => who === 'sender' || !undone.has(at))
}

interface Detail {
  repliedAt?: string
  text?: string
  from?: string
  to?: string
}

function shownEvent(event: string, detail: Detail = {}): { event: RequestEvent; note?: string } | undefined {
  switch (event) {
    case 'noted':
      return { event, ...(detail.text !== undefined && { note: detail.text }) }
    case 'amended':
    case 'withdrawn':
    case 'erased':
    case 'replied':
      return { event }
    case 'state':
      return stateEvent(detail)
    default:
      return undefined
  }
}

function stateEvent({ from, to }: Detail): { event: RequestEvent } | undefined {
  if (to === 'in progress' || to === 'answered' || to === 'closed') return { event: to }
  return to === 'received' && from !== 'spam' ? { event: 'received again' } : undefined
}

/** The fields whose answers differ. */
export const changedFields = (form: SubmissionForm, before: Submission, after: Submission): string[] =>
  Object.keys(form.fields).filter(
    (name) => JSON.stringify(before.answers[name]) !== JSON.stringify(after.answers[name]),
  )
