import type { StaffConversationEntry } from '../../domain/submissions/conversation.ts'
import { companyTimestamp } from '../../domain/time/company-time.ts'
import { enInbox } from '../../translations/en/staff/inbox.ts'
import type { Transaction } from '../store/database.ts'
import type { Submission } from '../store/submissions/submissions.ts'
import { readConversation } from '../submissions/read-conversation.ts'

/** Characters: a cell of a spreadsheet holds 32,767. */
const MAX_CELL = 32_000

/** The newest of what was said about a submission in one text, oldest first, as far as a cell has room. */
export async function conversationText(transaction: Transaction, submission: Submission): Promise<string> {
  const { entries, next } = await readConversation(transaction, submission)
  const shown: string[] = []
  let left = MAX_CELL
  for (const entry of entries) {
    const text = entryText(entry)
    left -= text.length + 2
    if (left < 0) break
    shown.push(text)
  }
  const isAll = shown.length === entries.length && next === null
  return [...(isAll ? [] : [texts.earlierInInbox]), ...shown.toReversed()].join('\n\n')
}

const { submission: texts } = enInbox

function entryText({ at, from, by, address, kind, text, isCut, files }: StaffConversationEntry): string {
  const who =
    by ??
    (address === '' ? enInbox.conversation.unnamed : address) ??
    (from === 'system' ? texts.system : texts.sender)
  const names = files.map(({ name }) => name).join(', ')
  const head = `${companyTimestamp(at)} ${who} (${texts.said[kind]})`
  return [head, text, isCut && texts.restInInbox, names].filter(Boolean).join('\n')
}
