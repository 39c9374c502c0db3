import { unansweredStates } from '../../domain/submissions/inbox.ts'
import type { Transaction } from '../store/database.ts'
import { releaseHeldEmails } from '../store/mail/outbox.ts'
import {
  type ChangeResult,
  changeSubmission,
  type StaffChange,
} from '../store/submissions/submission-changes.ts'

/** As `changeSubmission`; the mail of one that was held as spam and is opened goes out. */
export async function changeByStaff(transaction: Transaction, change: StaffChange): Promise<ChangeResult> {
  const result = await changeSubmission(transaction, change)
  if (result.outcome === 'changed' && unansweredStates.includes(result.submission.state))
    await releaseHeldEmails(transaction, result.submission, change.at)
  return result
}
