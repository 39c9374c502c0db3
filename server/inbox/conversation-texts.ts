import type { StaffConversationEntry } from '../../domain/submissions/conversation.ts'
import { timestampInCalgary } from '../../domain/time/calgary-time.ts'
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
  const texts = new Map<string, string>()
  const ids = await withMessages(
    transaction,
    submissions.map(({ id }) => id),
  )
  for (const submission of submissions) {
    if (!ids.has(submission.id)) continue
    const entries = await conversationOf(transaction, submission)
    texts.set(submission.id, entries.toReversed().map(entryText).join('\n\n'))
  }
  return texts
}

const { submission: words } = enInbox

function entryText({ at, from, by, address, kind, text, files }: StaffConversationEntry): string {
  const who = by ?? address ?? (from === 'system' ? words.system : words.sender)
  const names = files.map(({ name }) => name).join(', ')
  const head = `${timestampInCalgary(at)} ${who} (${words.said[kind]})`
  return [head, text, names].filter(Boolean).join('\n')
}
