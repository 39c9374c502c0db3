import { MAX_MESSAGE } from '../../domain/submissions/conversation.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import { enConversation } from '../../translations/en/conversation.ts'
import type { Transaction } from '../store/database.ts'
import { hasRoomFor } from '../store/submissions/files.ts'
import { addMessage } from '../store/submissions/messages.ts'
import type { SentFile, Submission } from '../store/submissions/submissions.ts'
import { takeFileBudget } from '../submissions/files/file-budget.ts'
import { withStoredFiles } from '../submissions/files/store-files.ts'
import { readConversation } from '../submissions/read-conversation.ts'
import { type ReadMessage, readMessage } from '../submissions/read-message.ts'
import { type Asked, lockFor, type RequestChange, spamAfter, withNotice } from './sender-change.ts'

const REPEATED_MS = 10 * MINUTE

/** The same message sent once more, by a second click for example, is stored already. */
export async function sendMessage({
  dependencies,
  submission,
  typed,
  change,
  ip,
}: Asked): Promise<RequestChange> {
  const sent = { text: typed.text, files: Array.isArray(typed.files) ? typed.files : [] }
  const message = await readMessage(sent, { characters: MAX_MESSAGE })
  if ('problems' in message) return { outcome: 'problems', problems: message.problems }
  const { text } = message
  let isStored = false
  const store = (files: SentFile[]) =>
    dependencies.store.transact(async (transaction): Promise<RequestChange> => {
      isStored = false
      const present = await lockFor(transaction, dependencies, submission, { action: 'message', text })
      if ('outcome' in present) return present
      if (await isRepeated(transaction, present, message, change.at)) return { outcome: 'changed' }
      if (!(await hasRoomFor(transaction, present.id, files)))
        return { outcome: 'problems', problems: { file: enConversation.noRoom } }
      await takeFileBudget(transaction, { ip, submission: present.id, files }, dependencies)
      const spam = await spamAfter(transaction, present, present.answers, text)
      const added = await addMessage(transaction, { ...change, text, files, spam })
      isStored = added.outcome === 'changed'
      const names = files.map(({ name }) => name)
      return withNotice(transaction, dependencies, added, { event: 'message', note: text, files: names })
    })
  return withStoredFiles(dependencies, message.files, store, () => isStored)
}

async function isRepeated(
  transaction: Transaction,
  present: Submission,
  { text, files }: ReadMessage,
  at: number,
): Promise<boolean> {
  const { entries } = await readConversation(transaction, present, { limit: 20, characters: MAX_MESSAGE + 1 })
  const newest = entries.find((entry) => entry.from !== 'system')
  const namesOf = (all: readonly { name: string; bytes: number }[]) =>
    all.map(({ name, bytes }) => `${bytes} ${name}`).join('\n')
  return (
    newest?.from === 'sender' &&
    newest.text === text &&
    namesOf(newest.files) === namesOf(files) &&
    Date.parse(newest.at) > at - REPEATED_MS
  )
}
