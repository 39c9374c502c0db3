import type { SubmissionState } from './inbox.ts'

/** `state` and `owner` are set by staff; `reply` answers the sender by mail. */
export type SubmissionChange = 'amend' | 'note' | 'withdraw' | 'erase' | 'state' | 'owner' | 'reply'

/** What its sender may do, on the request's page. To the sender, what is held as spam looks received. */
const received = ['amend', 'note', 'withdraw', 'erase'] as const
const bySender: Record<SubmissionState, readonly SubmissionChange[]> = {
  received,
  spam: received,
  'in progress': ['note', 'withdraw', 'erase'],
  answered: ['note', 'erase'],
  closed: ['erase'],
  withdrawn: ['erase'],
}

/** Staff work on a submission in any state, and never change what was sent. */
const byStaff: readonly SubmissionChange[] = ['note', 'erase', 'state', 'owner', 'reply']

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
  return (who === 'sender' ? bySender[state] : byStaff).includes(what)
}
