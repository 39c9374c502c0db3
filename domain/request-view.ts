import type { AnswerLine } from './inbox.ts'

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
  /** Newest first. */
  history: RequestEntry[]
  can: RequestAction[]
  isErased: boolean
}

export interface RequestEntry {
  at: string
  event: RequestEvent
  note?: string
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
