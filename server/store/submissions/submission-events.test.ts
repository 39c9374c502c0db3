import { expect, test } from 'vitest'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { onBothDatabases } from '../../testing/databases.ts'
import { createSubmission } from './create-submissions.ts'
import { addEvent, listEvents } from './submission-events.ts'

onBothDatabases(({ open }) => {
  test('events keep their order within a millisecond, and after the clock was set back', async () => {
    const { store } = await open()
    const at = Date.parse('2026-11-22T10:00:00Z')
    const created = await store.transact((transaction) =>
      createSubmission(transaction, { form: quoteRequest, answers: {}, at }),
    )
    const submission = 'id' in created ? created.id : ''
    const texts = Array.from({ length: 40 }, (_, index) => `event ${index}`)
    for (const [index, text] of texts.entries())
      await store.transact((transaction) =>
        addEvent(transaction, {
          submission,
          at: index < 35 ? at : at - 60_000,
          who: 'system',
          event: 'staff note',
          detail: { text },
        }),
      )
    const listed = await store.transact((transaction) => listEvents(transaction, submission))
    expect(listed.map(({ detail }) => detail)).toEqual(texts.map((text) => ({ text })))
  })
})
