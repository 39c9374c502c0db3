import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/databases.ts'
import { addIncoming } from '../../testing/samples/incoming-email.ts'
import { create, EMAIL, referenceOf } from '../../testing/samples/submission-input.ts'
import type { Store } from '../store.ts'
import { eraseSubmission } from './erase.ts'
import { listFiles } from './files.ts'
import { addMessage, markUnanswered, removeMessageFiles } from './messages.ts'
import { indexMessages, indexNewSubmissions } from './search-text.ts'
import { listEvents } from './submission-events.ts'
import { listSubmissions } from './submission-list.ts'
import { findSubmission } from './submissions.ts'

const NOON = Date.parse('2026-11-20T19:00:00.000Z')
const LATER = NOON + 60_000

const file = (name: string) => ({
  field: 'file',
  name,
  type: 'application/pdf',
  bytes: 3,
  stored_name: name,
  content: null,
  digest: '',
})

onBothDatabases(({ open }) => {
  async function opened() {
    const { store, database } = await open()
    const reference = referenceOf(await create(store, { at: NOON, emails: [] }))
    const found = async () => {
      const submission = await store.transact((transaction) => findSubmission(transaction, reference))
      if (!submission) throw new Error('not found')
      return submission
    }
    const say = (text: string, at = NOON, names: string[] = []) =>
      store.transact((transaction) =>
        addMessage(transaction, { reference, who: 'sender', at, text, files: names.map(file) }),
      )
    return { store, database, reference, found, say }
  }

  const unanswered = async (store: Store) => {
    const page = await store.transact((transaction) =>
      listSubmissions(transaction, { unanswered: true }, { limit: 10 }),
    )
    return page.submissions.map(({ reference }) => reference)
  }

  test('a message is stored with its files, and waits for a reply since the first one', async () => {
    const { store, reference, found, say } = await opened()
    expect(await unanswered(store)).toEqual([])
    await say('Is Tuesday possible?', LATER, ['a.pdf', 'b.pdf'])
    await say('Or Wednesday?', LATER + 1)
    const { id, version, unansweredSince } = await found()
    expect([version, unansweredSince]).toEqual([1, new Date(LATER).toISOString()])
    await store.transact((transaction) => markUnanswered(transaction, id, NOON))
    expect((await found()).unansweredSince).toBe(new Date(NOON).toISOString())
    expect(await unanswered(store)).toEqual([reference])
    const events = await store.transact((transaction) => listEvents(transaction, id))
    expect(events).toMatchObject([
      { who: 'sender', event: 'message', detail: { text: 'Is Tuesday possible?' } },
      { who: 'sender', event: 'message', detail: { text: 'Or Wednesday?' } },
    ])
    const files = await store.transact((transaction) => listFiles(transaction, id))
    expect(files.map(({ name, message }) => [name, message])).toEqual([
      ['a.pdf', events[0]?.id],
      ['b.pdf', events[0]?.id],
    ])
    const removed = await store.transact((transaction) =>
      removeMessageFiles(
        transaction,
        events.map(({ id }) => id),
      ),
    )
    expect(removed.toSorted()).toEqual(['a.pdf', 'b.pdf'])
  })

  test('messages are found by what they say, before and after the submission was indexed', async () => {
    const { store, database, found, say } = await opened()
    const text = async () => {
      await store.transact(indexNewSubmissions)
      const [row] = await database.transact(({ build, run }) =>
        run(build.selectFrom('submission_texts').select('text')),
      )
      return row?.text
    }
    await say('The dock is at Wolframite Road.')
    expect(await text()).toContain(' wolframite road')
    await say('Ask for Molybdenite.')
    expect(await text()).toContain(' molybdenite')
    const { id: submission } = await found()
    await store.transact((transaction) => addIncoming(transaction, { submission, sender: EMAIL, at: NOON }))
    await store.transact((transaction) => indexMessages(transaction, submission))
    const whole = await text()
    expect(whole).toMatch(/ wolframite road .* molybdenite.* tuesday is fine/)
    await say('Thank you')
    expect(await text()).toBe(`${whole} thank you`)
  })

  test('of a long conversation the newest words are found, and the answers', async () => {
    const { store, database, say } = await opened()
    await say('First of all the Wolframite.')
    await store.transact(indexNewSubmissions)
    for (let message = 0; message < 12; message += 1) await say(`${'word '.repeat(800)}end${message}`)
    const [row] = await database.transact(({ build, run }) =>
      run(build.selectFrom('submission_texts').select('text')),
    )
    expect(row?.text).toContain(' pat ')
    expect(row?.text).toContain(' end11')
    expect(row?.text).toContain(' end5 ')
    expect(row?.text).not.toContain('wolframite')
  })

  test('nothing of an erased conversation stays', async () => {
    const { store, reference, found, say } = await opened()
    await say('Is Tuesday possible?', NOON, ['a.pdf'])
    const erased = await store.transact((transaction) =>
      eraseSubmission(transaction, { reference, who: 'sender', at: LATER }),
    )
    expect(erased.storedNames).toEqual(['a.pdf'])
    expect((await found()).unansweredSince).toBeNull()
    expect(await unanswered(store)).toEqual([])
    expect((await say('Again')).outcome).toBe('conflict')
  })
})
