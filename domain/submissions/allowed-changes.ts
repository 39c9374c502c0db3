import type { SubmissionState } from './inbox.ts'

/**
 * `state` and `owner` are set by staff; `reply` writes to the sender by mail, `quote` with a price, and `booking` confirms
 * an accepted quote. `email` adds the address of a caller who gave none, `correct` replaces other answers, `decision` records
 * what the sender decided about a quote.
 */
export type SubmissionChange =
  | SenderChange
  | 'state'
  | 'owner'
  | 'reply'
  | 'quote'
  | 'booking'
  | 'email'
  | 'decision'
  | 'correct'
type SenderChange =
  | 'amend'
  | 'note'
  | 'message'
  | 'withdraw'
  | 'erase'
  | 'accept'
  | 'decline'
  | 'take-back'
  | 'requote'
  | 'reopen'

/** What its sender may do, on the request's page. To the sender, what is held as spam looks received. */
const received = ['amend', 'note', 'message', 'withdraw', 'erase'] as const
const bySender: Record<SubmissionState, readonly SenderChange[]> = {
  received,
  spam: received,
  'in progress': ['note', 'message', 'withdraw', 'erase'],
  answered: ['reopen', 'note', 'message', 'erase'],
  quoted: ['accept', 'decline', 'requote', 'note', 'message', 'erase'],
  // The same acceptance may come once more.
  accepted: ['accept', 'take-back', 'note', 'message', 'erase'],
  booked: ['accept', 'note', 'message', 'erase'],
  closed: ['message', 'erase'],
  withdrawn: ['erase'],
}

/** What staff correct keeps its earlier versions. */
const always = ['note', 'erase', 'state', 'owner', 'reply'] as const
const byStaff: Record<SubmissionState, readonly SubmissionChange[]> = {
  received: [...always, 'email', 'correct', 'quote'],
  spam: always,
  'in progress': [...always, 'email', 'correct', 'quote'],
  answered: [...always, 'email', 'correct', 'quote', 'decision'],
  quoted: [...always, 'email', 'correct', 'quote', 'decision'],
  accepted: [...always, 'email', 'correct', 'decision', 'booking'],
  booked: [...always, 'email'],
  closed: [...always, 'email', 'quote'],
  withdrawn: always,
}

interface Changed {
  state: SubmissionState
  /** Null until it is erased, which nothing changes any more. */
  erasedAt: string | null
}

/** Who may change what of a submission, in which state. */
export function mayChange(
  who: 'sender' | 'staff',
  what: SubmissionChange,
  { state, erasedAt }: Changed,
): boolean {
  if (erasedAt !== null) return false
  const allowed: readonly SubmissionChange[] = (who === 'sender' ? bySender : byStaff)[state]
  return allowed.includes(what)
}
