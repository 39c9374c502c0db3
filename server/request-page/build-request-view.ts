import type { SubmissionForm } from '../../domain/forms/form.ts'
import { formNamed } from '../../domain/forms/forms.ts'
import type { DecisionWay, Quote } from '../../domain/quotes/quotes.ts'
import { mayChange } from '../../domain/submissions/allowed-changes.ts'
import {
  quoteActions,
  type RequestAction,
  type RequestEvent,
  type RequestState,
  type RequestView,
} from '../../domain/submissions/request-view.ts'
import { type EventName, eventsWith, hasRule } from '../../domain/submissions/submission-events.ts'
import { shorten } from '../../domain/text/shorten.ts'
import { answerDeadline } from '../../domain/time/answer-deadline.ts'
import { answerLines } from '../inbox/describe-submission.ts'
import type { Transaction } from '../store/database.ts'
import { listEmails } from '../store/mail/outbox.ts'
import { listQuotes } from '../store/submissions/quotes.ts'
import { hasEvent, listEvents } from '../store/submissions/submission-events.ts'
import type { Submission } from '../store/submissions/submissions.ts'
import { readShownConversation, withoutTakenBack } from '../submissions/read-conversation.ts'
import { confirmationOf } from '../submissions/store-arrivals.ts'
import { maskAnswers } from './mask.ts'

/** `now` in milliseconds since 1970. */
export async function requestView(
  transaction: Transaction,
  submission: Submission,
  now: number,
  before?: string,
): Promise<RequestView> {
  const form = formNamed(submission.form)
  if (!form) throw new Error(`There is no form "${submission.form}"`)
  const { reference, receivedAt } = submission
  const state = shownState(submission)
  const isErased = submission.erasedAt !== null
  const quote = await shownQuote(transaction, submission, now)
  const { entries, next } = await readShownConversation(transaction, submission, { now, before })
  return {
    reference,
    form: form.name,
    state,
    receivedAt,
    answerBy: isErased ? null : answerDeadline(form, receivedAt),
    answers: isErased ? [] : answerLines({ ...submission, answers: maskAnswers(form, submission.answers) }),
    history: await historyOf(transaction, submission),
    can: possibleActions(submission, quote, now),
    conversation: entries,
    conversationNext: next,
    quote: isErased ? null : quote,
    isErased,
    isConfirmationWithheld: (await confirmationOf(transaction, submission.id)) === 'waits',
    ...(await erasureOf(transaction, submission, quote)),
  }
}

export const requestActions: readonly RequestAction[] = [
  'amend',
  'note',
  'message',
  'withdraw',
  'erase',
  ...quoteActions,
]

/** What is held as spam looks received to its sender. */
const shownState = ({ state }: Submission): RequestState => (state === 'spam' ? 'received' : state)

export const allowedActions = (submission: Submission): RequestAction[] =>
  requestActions.filter((action) => mayChange('sender', action, submission))

/** An expired quote cannot be accepted, and only then a new one can be asked for. */
const possibleActions = (submission: Submission, quote: Quote | null, now: number): RequestAction[] =>
  allowedActions(submission).filter((action) => {
    if (action === 'accept' || action === 'decline') return quote?.state === 'open'
    if (action === 'reopen') return quote !== null && mayReopen(quote, now)
    return action !== 'requote' || quote?.state === 'expired'
  })

const mayReopen = ({ state, recorded, validUntil }: Quote, now: number): boolean =>
  state === 'declined' && recorded !== undefined && Date.parse(validUntil) > now

/** Without the names of staff. */
async function shownQuote(transaction: Transaction, { id }: Submission, now: number): Promise<Quote | null> {
  const [newest] = await listQuotes(transaction, id, now)
  if (newest === undefined) return null
  const { by: _, recordedBy: __, ...quote } = newest
  return quote
}

async function erasureOf(
  transaction: Transaction,
  { id, erasedAt }: Submission,
  quote: Quote | null,
): Promise<Pick<RequestView, 'erasure'>> {
  if (quote?.state !== 'accepted') return {}
  if (erasedAt !== null) return { erasure: 'recorded' }
  return { erasure: (await hasEvent(transaction, id, 'erasure asked')) ? 'asked' : 'on request' }
}

/** Whether the sender did this to it. */
export function hasHappened(
  { history, conversation, state, isErased, erasure }: RequestView,
  action: RequestAction,
): boolean {
  if (action === 'erase') return isErased || erasure === 'asked'
  if (action === 'message') return conversation.some(({ from }) => from === 'sender')
  if (action === 'withdraw') return state === 'withdrawn'
  return history.some(({ event, recorded }) => event === eventOf.get(action) && recorded === undefined)
}

const eventOf = new Map<RequestAction, RequestEvent>([
  ['amend', 'amended'],
  ['note', 'noted'],
  ['accept', 'accepted'],
  ['decline', 'declined'],
  ['take-back', 'acceptance taken back'],
  ['requote', 'new price asked'],
  ['reopen', 'quote reopened'],
])

const historyEvents: readonly EventName[] = [...eventsWith('isShown'), 'state', 'reply taken back']
/** Characters: all of a sender's note is in the conversation. */
const MAX_SHOWN_NOTE = 500

/** Newest first; what staff keep to themselves stays out. */
async function historyOf(transaction: Transaction, submission: Submission): Promise<RequestView['history']> {
  const events = withoutTakenBack(await listEvents(transaction, submission.id, historyEvents))
  const confirmations = await listEmails(transaction, submission.id, { template: 'confirmation' })
  const confirmed = confirmations.find(({ sentAt }) => sentAt !== null)
  return [
    { at: submission.receivedAt, event: 'received' as const },
    ...(confirmed?.sentAt ? [{ at: confirmed.sentAt, event: 'confirmed' as const }] : []),
    ...events.flatMap(({ at, event, detail }) => {
      return shownEvents(event, detail as Detail | undefined).map((shown) => ({ at, ...shown }))
    }),
  ]
    .toReversed()
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}

interface Detail {
  text?: string
  from?: string
  to?: string
  withdrawnQuote?: number
  recorded?: { by: DecisionWay }
}

type ShownChange = Omit<RequestView['history'][number], 'at'>

function shownEvents(event: EventName, detail: Detail = {}): ShownChange[] {
  if (event === 'state') return stateEvents(detail)
  if (!hasRule(event, 'isShown')) return []
  const { text, recorded } = detail
  return [
    {
      event,
      ...(recorded && { recorded: recorded.by }),
      ...(hasRule(event, 'isTextShown') && text !== undefined && { note: shorten(text, MAX_SHOWN_NOTE) }),
    },
  ]
}

function stateEvents({ from, to, withdrawnQuote }: Detail): ShownChange[] {
  const withdrawn = withdrawnQuote === undefined ? [] : [{ event: 'quote withdrawn' as const }]
  if (to === 'in progress' || to === 'answered' || to === 'closed') return [...withdrawn, { event: to }]
  return to === 'received' && from !== 'spam' ? [...withdrawn, { event: 'received again' }] : withdrawn
}

export const changedFields = (form: SubmissionForm, before: Submission, after: Submission): string[] =>
  Object.keys(form.fields).filter(
    (name) => JSON.stringify(before.answers[name]) !== JSON.stringify(after.answers[name]),
  )
