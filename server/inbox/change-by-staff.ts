import { formNamed } from '../../domain/forms.ts'
import { openStates } from '../../domain/inbox.ts'
import type { Transaction } from '../store/database.ts'
import { enqueueMessage } from '../store/messages.ts'
import { listMessages } from '../store/outbox.ts'
import { type ChangeResult, changeSubmission, type StaffChange } from '../store/submission-changes.ts'
import { findSubmission } from '../store/submissions.ts'
import { messagesFor } from '../submissions/submit.ts'

/** As `changeSubmission`; a suspect that is opened after all is mailed as it would have been when it came. */
export async function changeByStaff(
  transaction: Transaction,
  change: StaffChange,
  config: { mailFrom: string; dispatchEmail: string },
): Promise<ChangeResult> {
  const before = await findSubmission(transaction, change.reference)
  const result = await changeSubmission(transaction, change)
  if (result.outcome !== 'changed' || before?.state !== 'spam') return result
  const { id, state, answers, form: name } = result.submission
  const form = formNamed(name)
  if (form === undefined || !openStates.includes(state)) return result
  const isMailed = (await listMessages(transaction, id)).some(({ template }) => template === 'dispatch')
  if (isMailed) return result
  for (const message of messagesFor({ form, answers }, config))
    await enqueueMessage(transaction, { ...message, submission: id, at: change.at })
  return result
}
