import { expect, test } from 'vitest'
import { carrier } from '../../../domain/forms/carrier.ts'
import type { ListSort } from '../../../domain/submissions/inbox.ts'
import { companyDay } from '../../../domain/time/company-time.ts'
import { DAY, HOUR } from '../../../domain/time/durations.ts'
import { onBothDatabases } from '../../testing/databases.ts'
import { create, referenceOf } from '../../testing/samples/submission-input.ts'
import type { Store } from '../store.ts'
import { addMessage } from './messages.ts'
import { changeSubmission, withdrawSubmission } from './submission-changes.ts'
import { listSubmissions, type SubmissionFilters } from './submission-list.ts'
import { findSubmission } from './submissions.ts'

const NOON = Date.parse('2026-11-20T19:00:00.000Z')
const STAFF = 'dana@bowline.example'

onBothDatabases(({ open }) => {
  test('the most urgent come first, and each order goes on from page to page', async () => {
    const { store } = await open()
    const late = await received(store, NOON - 30 * HOUR, '2026-11-24')
    const carriers = await received(store, NOON - 29 * HOUR, undefined, true)
    const due = await received(store, NOON - 22 * HOUR, '2026-11-22')
    const asked = await received(store, NOON - 5 * HOUR, '2026-11-30')
    const fresh = await received(store, NOON - HOUR)
    await store.transact((transaction) => addMessage(transaction, message(asked)))
    const orders: [ListSort, string[]][] = [
      ['urgent', [asked, late, due, fresh, carriers]],
      ['deadline', [late, due, asked, fresh, carriers]],
      ['-deadline', [fresh, asked, due, late, carriers]],
      ['pickup', [due, late, asked, fresh, carriers]],
      ['-pickup', [asked, late, due, fresh, carriers]],
      ['received', [late, carriers, due, asked, fresh]],
      ['-received', [fresh, asked, due, carriers, late]],
    ]
    for (const [sort, expected] of orders) {
      expect(await listed(store, {}, { sort, limit: 10 }), sort).toEqual(expected)
      expect(await listed(store, {}, { sort, limit: 2 }), sort).toEqual(expected)
    }
  })

  test('what is put off leaves what is open until its day, and is over once dispatch acts on it', async () => {
    const { store } = await open()
    const [putOff, other] = [await received(store, NOON), await received(store, NOON + 1)]
    const [today, day] = [companyDay(NOON), companyDay(NOON + 3 * DAY)]
    await change(store, putOff, { followUpOn: day })
    expect(await listed(store, { openOn: today })).toEqual([other])
    await change(store, putOff, { state: 'answered' })
    expect(await listed(store, { openOn: day })).toEqual([other, putOff])
    await change(store, putOff, { state: 'in progress' }, NOON + 3 * DAY)
    expect(await find(store, putOff)).toMatchObject({ followUpOn: null, state: 'in progress' })
  })

  test('a message brings back what is put off, and a withdrawal ends it', async () => {
    const { store } = await open()
    const [asked, withdrawn] = [await received(store, NOON), await received(store, NOON + 1)]
    const followUpOn = companyDay(NOON + 3 * DAY)
    for (const reference of [asked, withdrawn]) await change(store, reference, { followUpOn })
    await store.transact((transaction) => addMessage(transaction, message(asked)))
    await store.transact((transaction) =>
      withdrawSubmission(transaction, { reference: withdrawn, who: 'sender', at: NOON }),
    )
    expect(await listed(store, { openOn: companyDay(NOON) })).toEqual([asked])
    expect(await find(store, withdrawn)).toMatchObject({ followUpOn: null })
  })
})

const message = (reference: string) => ({ reference, who: 'sender', at: NOON, text: 'When?', files: [] })

async function received(store: Store, at: number, pickupDate?: string, isCarrier = false): Promise<string> {
  const answers = { email: 'pat@shipper.example', ...(pickupDate && { pickupDate }) }
  return referenceOf(await create(store, { at, answers, ...(isCarrier && { form: carrier, emails: [] }) }))
}

const change = (store: Store, reference: string, set: object, at = NOON) =>
  store.transact((transaction) => changeSubmission(transaction, { reference, who: STAFF, at, ...set }))

const find = (store: Store, reference: string) =>
  store.transact((transaction) => findSubmission(transaction, reference))

/** All pages, one after the other. */
async function listed(
  store: Store,
  filters: SubmissionFilters,
  page: { sort?: ListSort; limit: number; after?: string } = { limit: 10 },
): Promise<string[]> {
  const { submissions, next } = await store.transact((transaction) =>
    listSubmissions(transaction, filters, page),
  )
  const references = submissions.map(({ reference }) => reference)
  return next === undefined
    ? references
    : [...references, ...(await listed(store, filters, { ...page, after: next }))]
}
