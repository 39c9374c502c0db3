import type { DecisionWay, Quote } from '../quotes/quotes.ts'
import type { ConversationEntry } from './conversation.ts'
import type { AnswerLine, SubmissionState } from './inbox.ts'
import type { ShownEvent } from './submission-events.ts'

export type RequestAction = 'amend' | 'note' | 'message' | 'withdraw' | 'erase' | QuoteAction
export const quoteActions = ['accept', 'decline', 'take-back', 'requote', 'reopen'] as const
export type QuoteAction = (typeof quoteActions)[number]
export const isQuoteAction = (action: RequestAction): action is QuoteAction =>
  (quoteActions as readonly RequestAction[]).includes(action)
/** What is held as spam looks received to its sender. */
export type RequestState = Exclude<SubmissionState, 'spam'>

/** What anyone with the address of a request's page sees of it. */
export interface RequestView {
  reference: string
  /** The form's name on the wire. */
  form: string
  state: RequestState
  receivedAt: string
  answerBy: string | null
  answers: AnswerLine[]
  /** Newest first. */
  history: RequestEntry[]
  can: RequestAction[]
  /** Newest first. */
  conversation: ConversationEntry[]
  /** From which entry on there are older ones; null where all are shown. */
  conversationNext: string | null
  /** The newest; null before the first. */
  quote: Quote | null
  isErased: boolean
  /** Mail with the link has not gone out: it is withheld until staff have looked at it. */
  isConfirmationWithheld: boolean
  /**
   * `on request`: dispatch erases it, since a quote was accepted. `asked`: the sender has asked for it. `recorded`: it is
   * erased, but for what the company keeps as its records. Absent where the sender can erase it, or it is erased as a whole.
   */
  erasure?: 'on request' | 'asked' | 'recorded'
}

interface RequestEntry {
  at: string
  event: RequestEvent
  note?: string
  /** How the sender told dispatch, who recorded it. */
  recorded?: DecisionWay
}

export type RequestEvent =
  | ShownEvent
  | 'received'
  | 'confirmed'
  | 'in progress'
  | 'answered'
  | 'closed'
  | 'received again'
  | 'quote withdrawn'
