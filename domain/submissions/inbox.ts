import type { DecisionWay, StaffQuote } from '../quotes/quotes.ts'
import type { StaffConversationEntry } from './conversation.ts'
import type { EventName } from './submission-events.ts'

/** What the calls below `/api/inbox` return, under the names that programs outside rely on. */
export interface SubmissionLine {
  reference: string
  /** The form's name on the wire. */
  form: string
  state: SubmissionState
  owner: string | null
  /** Once it is erased its day alone, `YYYY-MM-DD`. */
  receivedAt: string
  /** Null where no reply is promised within a time. */
  answerBy: string | null
  answeredAt: string | null
  name: string
  company: string
  email: string | null
  /** The lane, the company or the position. */
  summary: string
  /** The same, one by one: the lane's two ends, for example. */
  summaryParts: readonly string[]
  /** What is shipped, with what equipment, or with how much experience. */
  detail: string
  services: readonly string[]
  /** The sender waits for a reply to a message. */
  unanswered: boolean
  /** The day, `YYYY-MM-DD`, on which it is to be picked up. */
  pickupOn: string | null
  /** The day, `YYYY-MM-DD`, until which it is not open. */
  followUpOn: string | null
  /** The first words of what the sender added. */
  remarks: string
  version: number
}

export const submissionStates = [
  'received',
  'in progress',
  'answered',
  'quoted',
  'accepted',
  'booked',
  'closed',
  'withdrawn',
  'spam',
] as const
export type SubmissionState = (typeof submissionStates)[number]
/** Nobody has answered yet. */
export const unansweredStates: readonly SubmissionState[] = ['received', 'in progress']
/** Dispatch has something to do. */
export const openStates: readonly SubmissionState[] = [...unansweredStates, 'accepted']
/** No one works on it any more. */
export const endedStates: readonly SubmissionState[] = ['closed', 'withdrawn', 'spam']
/** Set by a quote and what became of it, never by hand. */
export const quotedStates: readonly SubmissionState[] = ['quoted', 'accepted', 'booked']

export interface ListedSubmission extends SubmissionLine {
  /** One of its messages was given up or came back. */
  hasMailFailed: boolean
}

/**
 * Orders of the list; those with a minus are reversed. `urgent`: accepted quotes, then messages without a reply, then
 * deadlines, then the days to follow up on, then the rest, newest first.
 */
export const listSorts = [
  'urgent',
  'deadline',
  '-deadline',
  'pickup',
  '-pickup',
  'received',
  '-received',
] as const
export type ListSort = (typeof listSorts)[number]

export interface ChangeOutcome {
  reference: string
  outcome: 'changed' | 'conflict' | 'not-found'
  /** As it is now; null where there is none. */
  submission: ListedSubmission | null
}

export interface ListPage {
  submissions: ListedSubmission[]
  /** Goes into `after`; null on the last page. */
  next: string | null
  /** Of a search that found nothing. */
  suggestion?: Suggestion
}

export interface SavedView {
  id: string
  name: string
  /** Of the list's URL: its view, filters and sort. */
  query: string
  /** What is searched for. */
  text: string
}

export interface Suggestion {
  text: string
  count: number
  /** There are more than `count`. */
  hasMore: boolean
}

export interface SubmissionDetails extends SubmissionLine {
  /** BCP 47: the language it was sent in. */
  locale: string
  /** The email of the member of staff who filled the form in for the sender. */
  enteredBy: string | null
  answers: AnswerLine[]
  history: HistoryEntry[]
  messages: MessageEntry[]
  files: FileEntry[]
  /** References of `others`. */
  similar: string[]
  /** Other submissions of the sender, or with the same answers, newest first. */
  others: SubmissionLine[]
  /** Those with the same answers: one request sent twice. */
  duplicates: string[]
  /** Where a reply may go: the sender's address, then others that count as the sender's, newest first. */
  addresses: string[]
  /** A reply may go to another address, since mail to the sender was not delivered. */
  mayWriteElsewhere: boolean
  /** Newest first. */
  conversation: StaffConversationEntry[]
  /** From which entry on there are older ones; null where all are shown. */
  conversationNext: string | null
  /** Newest first. */
  quotes: StaffQuote[]
  /** Within the last day; where they are allowed, the sender's files do not count for a day. */
  refusedFiles: { count: number; areAllowed: boolean }
  spam: { score: number; reasons: readonly string[] }
  erasedAt: string | null
}

export interface AnswerLine {
  name: string
  label: string
  /** The answer as a person reads it. */
  words: string
  /** Dials it, where it is a telephone number. */
  link?: string
}

export interface HistoryEntry {
  at: string
  /** 'sender', 'system' or the email of a member of staff. */
  who: string
  event: 'received' | EventName
  text?: string
  from?: string | null
  to?: string | null
  /** How the sender told dispatch, who recorded the decision. */
  recorded?: { by: DecisionWay }
  /** The number of the quote that this ended. */
  withdrawnQuote?: number
  /** The earlier answers, where they were amended. */
  answers?: AnswerLine[]
}

export interface MessageEntry {
  id: string
  kind: string
  to: string
  /** `returned`: sent, and a report came that it was not delivered; `error` says why. */
  state: 'waiting' | 'sent' | 'dead' | 'withheld' | 'returned'
  tries: number
  error: string | null
  createdAt: string
  nextTryAt: string | null
  sentAt: string | null
  deadAt: string | null
  /** As it was sent or last tried, without the key of the request's page; null before that. */
  subject: string | null
  text: string | null
  /** How long a reply can still be taken back; null once it is too late. */
  leavesInMs: number | null
}

interface FileEntry {
  id: string
  name: string
  bytes: number
  /** False for one that the sender has replaced. */
  isCurrent: boolean
}

export interface InboxNumbers {
  open: number
  /** Open and owned by the person who asks. */
  mine: number
  spam: number
  /** With a message that nobody has answered. */
  unanswered: number
  dueSoon: number
  overdue: number
  /** Hours from receipt to reply, of quotes answered in the last 30 days; null when there were none. */
  medianHours: number | null
  p90Hours: number | null
  /** Of those and of the requests that are overdue now, the share answered within the promised time, 0 to 1. */
  withinPromise: number | null
  received: { day: string; form: string; count: number }[]
  /** Of the quote requests that were answered on a day; days without one are left out. */
  replied: { day: string; medianHours: number; withinPromise: number }[]
  deadLetters: number
}

/** What staff have to know of before anything else; null or empty where all is well. */
export interface DeliveryProblems {
  /** The newest messages that were given up. */
  dead: UnsentMessage[]
  /** Messages of the last day that wait for staff, since a limit was reached. */
  withheld: { count: number; newest: UnsentMessage } | null
  /** Mail that has not gone out for some time. */
  mail: { waiting: number; sinceMs: number; isSettingFault: boolean } | null
  /** A disk that is nearly full. */
  disk: { freeBytes: number } | null
}

export interface UnsentMessage {
  id: string
  kind: string
  to: string
  error: string
  reference: string | null
}

export interface InboxSummary extends InboxNumbers {
  deliveryProblems: DeliveryProblems
}

/** Who has a submission open. */
export interface Viewer extends StaffMember {
  since: string
  isWriting: boolean
}

export interface StaffMember {
  email: string
  name: string
}
