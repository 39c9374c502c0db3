import type { StaffConversationEntry } from '../../domain/submissions/conversation.ts'
import { companyTimestamp } from '../../domain/time/company-time.ts'
import { enInbox } from '../../translations/en/staff/inbox.ts'
import type { Transaction } from '../store/database.ts'
import { withMessages } from '../store/submissions/search-text.ts'
import type { Submission } from '../store/submissions/submissions.ts'
import { conversationOf } from '../submissions/read-conversation.ts'

/** What was said about each of these submissions in one text, oldest first, by the submission's id; absent where nothing was. */
export async function conversationTexts(
  transaction: Transaction,
  submissions: readonly Submission[],
): Promise<Map<string, string>> {
  const byId = new Map<string, string>()
  const ids = await withMessages(
    transaction,
    submissions.map(({ id }) => id),
  )
  for (const submission of submissions) {
    if (!ids.has(submission.id)) continue
    const entries = await conversationOf(transaction, submission)
    byId.set(submission.id, entries.toReversed().map(entryText).join('\n\n'))
  }
  return byId
}

const { submission: texts } = enInbox

function entryText({ at, from, by, address, kind, text, files }: StaffConversationEntry): string {
  const who = by ?? address ?? (from === 'system' ? texts.system : texts.sender)
  const names = files.map(({ name }) => name).join(', ')
  const head = `${companyTimestamp(at)} ${who} (${texts.said[kind]})`
  return [head, text, names].filter(Boolean).join('\n')
}
