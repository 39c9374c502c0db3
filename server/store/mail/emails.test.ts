import { expect, test } from 'vitest'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { DAY, MINUTE } from '../../../domain/time/durations.ts'
import { onBothDatabases } from '../../testing/databases.ts'
import { addIncoming } from '../../testing/samples/incoming-email.ts'
import { create, DISPATCH, referenceOf } from '../../testing/samples/submission-input.ts'
import type { Store } from '../store.ts'
import { deleteOldEmails, deleteOldSubmissions } from '../submissions/erase.ts'
import {
  type Claim,
  claimDueEmails,
  type DueEmail,
  enqueueEmail,
  nextDueAt,
  recordAllSent,
  recordContent,
  recordContents,
  recordFailure,
  recordFailures,
  recordSent,
  renewLease,
} from './emails.ts'
import { countEmails, listDeadEmails, listEmails, pullForward, sendAgain, sendAllAgain } from './outbox.ts'

const NOON = Date.parse('2026-11-20T19:00:00.000Z')
const oldBefore = (at: number) => ({
  others: new Date(at).toISOString(),
  records: new Date(at).toISOString(),
})

onBothDatabases(({ kind, open }) => {
  test('each due email goes to one of those who claim', async () => {
    const { store, settings } = await open()
    const reference = referenceOf(await create(store, { at: NOON }))
    const other = kind === 'Postgres' ? (await open(settings)).store : store
    const claims = await Promise.all([claimAt(store, NOON, 'one'), claimAt(other, NOON, 'two')])
    expect(
      claims
        .flat()
        .map(({ template }) => template)
        .sort(),
    ).toEqual(['confirmation', 'dispatch'])
    expect(claims.flat()[0]).toMatchObject({
      tries: 1,
      submission: { reference, form: quoteRequest.name, keyVersion: 1, state: 'received' },
    })
  })

  test('an email about no submission is claimed too', async () => {
    const { store } = await open()
    await store.transact((transaction) =>
      enqueueEmail(transaction, {
        template: 'summary',
        recipient: DISPATCH,
        payload: { open: 3 },
        mailDomain: 'bowline.example',
        at: NOON,
      }),
    )
    expect(await claimAt(store, NOON, 'one')).toMatchObject([
      { template: 'summary', payload: { open: 3 }, submission: undefined, recipient: DISPATCH },
    ])
  })

  test('the Message-ID of one email says nothing of the next one’s', async () => {
    const { store } = await open()
    await create(store, { at: NOON })
    const claimed = await claimAt(store, NOON, 'one')
    const parts = claimed.map(
      ({ messageId }) => /^<[0-9A-Z]{20}\.([\w-]{12})@bowline\.example>$/.exec(messageId)?.[1],
    )
    expect(new Set(parts).size).toBe(2)
  })

  test('dispatch emails come first, and others take only the places left to them', async () => {
    const { store } = await open()
    for (let minute = 0; minute < 4; minute++) await create(store, { at: NOON + minute * MINUTE })
    const claimed = await claimAt(store, NOON + DAY, 'one', { most: 6, mostOthers: 1 })
    expect(claimed.map(({ template }) => template)).toEqual([
      ...['dispatch', 'dispatch', 'dispatch', 'dispatch'],
      'confirmation',
    ])
    const createdAt = claimed.slice(0, 4).map((email) => email.createdAt)
    expect(createdAt.toSorted()).toHaveLength(4)
    expect(await claimAt(store, NOON + DAY, 'one', { most: 6, mostOthers: 0 })).toEqual([])
  })

  test('a lease that lapses goes to another owner, under the same Message-ID', async () => {
    const { store } = await open()
    await create(store, { at: NOON })
    const first = await claimAt(store, NOON, 'one')
    expect(await claimAt(store, NOON + MINUTE - 1, 'two')).toEqual([])
    const second = await claimAt(store, NOON + MINUTE, 'two')
    expect(messageIds(second)).toEqual(messageIds(first))
    expect(messageIds(first)).toHaveLength(2)
    expect(second.map((email) => email.tries)).toEqual([2, 2])
  })

  test('what is about to be sent is stored for the owner only, and not of an email that was erased', async () => {
    const { store } = await open()
    await create(store, { at: NOON })
    const [email, erased] = await claimTwo(store)
    await store.transact(({ build, run }) => run(build.deleteFrom('emails').where('id', '=', erased.id)))
    const record = (id: string, owner: string, text: string) =>
      store.transact((transaction) =>
        recordContent(transaction, { id, owner, sender: DISPATCH, subject: 'Q-AAAAAA', text }),
      )
    expect(await record(email.id, 'one', 'first')).toBe(true)
    expect(await record(email.id, 'two', 'another')).toBe(false)
    expect(await record(erased.id, 'one', 'first')).toBe(false)
    expect(await rowOf(store, email)).toMatchObject({ sender: DISPATCH, subject: 'Q-AAAAAA', text: 'first' })
    expect(await record(email.id, 'one', 'again')).toBe(true)
    await sent(store, email)
    expect(await record(email.id, 'one', 'later')).toBe(false)
    expect(await rowOf(store, email)).toMatchObject({ text: 'again' })
  })

  test('an email that came in is never due, and is not listed as sent', async () => {
    const { store } = await open()
    const created = await create(store, { at: NOON, emails: [] })
    const submission = 'id' in created ? created.id : ''
    await store.transact((transaction) =>
      addIncoming(transaction, { submission, sender: 'x@other.example', at: NOON }),
    )
    expect(await claimAt(store, NOON + DAY, 'one')).toEqual([])
    expect((await store.transact(countEmails)).waiting).toBe(0)
    expect(await store.transact((transaction) => listEmails(transaction, submission))).toEqual([])
  })

  test('what came of several emails is recorded together, of each its own', async () => {
    const { store } = await open()
    for (let more = 0; more < 2; more++) await create(store, { at: NOON })
    const [one, two, three, erased] = await claimAt(store, NOON, 'one')
    if (!one || !two || !three || !erased) throw new Error('four emails were expected')
    await store.transact(({ build, run }) => run(build.deleteFrom('emails').where('id', '=', erased.id)))
    const content = { owner: 'one', sender: DISPATCH, subject: 'Ünï “q” \\ \u{1F69A}' }
    const kept = [one, two, erased].map(({ id }) => ({ ...content, id, text: `text of ${id}` }))
    expect(await store.transact((transaction) => recordContents(transaction, kept))).toEqual([
      true,
      true,
      false,
    ])
    expect(await rowOf(store, two)).toMatchObject({ subject: content.subject, text: `text of ${two.id}` })
    const gone = [one, erased].map(({ id }) => ({ id, at: NOON }))
    expect(await store.transact((transaction) => recordAllSent(transaction, gone))).toEqual([true, false])
    const failures = [
      { id: two.id, owner: 'one', error: '451 DATA', at: NOON, nextAt: NOON + 5000 },
      { id: three.id, owner: 'one', error: '550 RCPT TO', at: NOON },
    ]
    await store.transact((transaction) => recordFailures(transaction, failures))
    expect(await rowOf(store, one)).toMatchObject({ sent_at: '2026-11-20T19:00:00.000Z', last_error: null })
    expect(await rowOf(store, two)).toMatchObject({ run_at: '2026-11-20T19:00:05.000Z', dead_at: null })
    expect(await rowOf(store, three)).toMatchObject({
      dead_at: '2026-11-20T19:00:00.000Z',
      lease_owner: null,
    })
    expect(await store.transact(nextDueAt)).toBe(NOON + 5000)
  })

  test('a lease that is renewed lasts, for its owner only', async () => {
    const { store } = await open()
    await create(store, { at: NOON })
    const [email, other] = await claimTwo(store)
    const until = NOON + 2 * MINUTE
    await store.transact((transaction) => renewLease(transaction, { id: email.id, owner: 'one', until }))
    await store.transact((transaction) => renewLease(transaction, { id: other.id, owner: 'two', until }))
    expect(messageIds(await claimAt(store, NOON + MINUTE, 'two'))).toEqual([other.messageId])
  })

  test('a sent email is never due again', async () => {
    const { store } = await open()
    await create(store, { at: NOON })
    const [email, other] = await claimTwo(store)
    await sent(store, email)
    expect(messageIds(await claimAt(store, NOON + DAY, 'two'))).toEqual([other.messageId])
  })

  test('a failed email is due at its next time; a dead one stays and can be sent again', async () => {
    const { store } = await open()
    await create(store, { at: NOON })
    const [email, dead] = await claimTwo(store)
    await failed(store, email, { error: '451 DATA', nextAt: NOON + 5000 })
    await failed(store, dead, { error: '550 RCPT TO' })
    expect(await claimAt(store, NOON + 4999, 'one')).toEqual([])
    expect(messageIds(await claimAt(store, NOON + 5000, 'one'))).toEqual([email.messageId])
    expect(await store.transact((transaction) => countEmails(transaction))).toEqual({
      waiting: 1,
      dead: 1,
      oldestWaitingAt: '2026-11-20T19:00:00.000Z',
    })
    const [listed] = await store.transact((transaction) => listDeadEmails(transaction))
    expect(listed).toMatchObject({ id: dead.id, state: 'dead', error: '550 RCPT TO', tries: 1 })
    const again = (id: string) => store.transact((transaction) => sendAgain(transaction, { id, at: NOON }))
    expect([await again(dead.id), await again(dead.id), await again('none')]).toEqual([true, false, false])
    const claimed = await claimAt(store, NOON, 'two')
    expect(claimed).toMatchObject([{ messageId: dead.messageId, tries: 1 }])
  })

  test('all dead emails can be sent again', async () => {
    const { store } = await open()
    await create(store, { at: NOON })
    for (const email of await claimTwo(store)) await failed(store, email, { error: '550 MAIL FROM' })
    expect(await store.transact((transaction) => sendAllAgain(transaction, { at: NOON }))).toBe(2)
    expect(await claimAt(store, NOON, 'two')).toHaveLength(2)
  })

  test('a failure of a former owner changes nothing, a success counts', async () => {
    const { store } = await open()
    await create(store, { at: NOON })
    const [email] = await claimTwo(store)
    await claimAt(store, NOON + MINUTE, 'two')
    await failed(store, email, { error: 'late' })
    expect(await rowOf(store, email)).toMatchObject({ lease_owner: 'two', dead_at: null, last_error: null })
    await sent(store, email)
    expect(await rowOf(store, email)).toMatchObject({ sent_at: '2026-11-20T19:00:00.000Z' })
  })

  test('when the clock was set back, waiting emails are due and leases end soon', async () => {
    const { store } = await open()
    await create(store, { at: NOON })
    const [waiting, leased] = await claimTwo(store)
    await failed(store, waiting, { error: '451 DATA', nextAt: NOON + MINUTE })
    const now = NOON - 60 * MINUTE
    await store.transact((transaction) => pullForward(transaction, { now, leaseMs: MINUTE }))
    expect(messageIds(await claimAt(store, now, 'two'))).toEqual([waiting.messageId])
    await sent(store, waiting)
    expect(messageIds(await claimAt(store, now + MINUTE, 'two'))).toEqual([leased.messageId])
  })

  test('old submissions are deleted with their emails, unless one is still to be sent', async () => {
    const { store } = await open()
    await create(store, { at: NOON - 1 })
    const young = referenceOf(await create(store, { at: NOON }))
    const erase = () =>
      store.transact((transaction) => deleteOldSubmissions(transaction, oldBefore(NOON), 10))
    expect((await erase()).references).toEqual([])
    const [email, ...others] = await claimAt(store, NOON, 'one')
    if (email === undefined) throw new Error('an email was expected')
    await failed(store, email, { error: '550 RCPT TO' })
    for (const other of others) await sent(store, other)
    expect((await erase()).references).toHaveLength(1)
    const left = await store.transact(({ build, run }) =>
      run(
        build
          .selectFrom('emails')
          .innerJoin('submissions', 'submissions.id', 'emails.submission')
          .select('reference'),
      ),
    )
    expect(left.map(({ reference }) => reference)).toEqual([young, young])
  })

  test('an old submission is deleted with an email that was withheld', async () => {
    const { store } = await open()
    const email = { template: 'confirmation', recipient: DISPATCH, mailDomain: 'bowline.example' }
    const emails = [{ ...email, withheld: 'LIMIT' as const }]
    await create(store, { at: NOON, emails })
    expect(await claimAt(store, NOON + DAY, 'one')).toEqual([])
    expect((await store.transact(countEmails)).waiting).toBe(0)
    const erased = await store.transact((transaction) =>
      deleteOldSubmissions(transaction, oldBefore(NOON + 1), 10),
    )
    expect(erased.references).toHaveLength(1)
  })

  test('old emails about no submission are deleted once sent', async () => {
    const { store } = await open()
    const summary = { template: 'summary', recipient: DISPATCH, mailDomain: 'bowline.example', at: NOON }
    await store.transact((transaction) => enqueueEmail(transaction, summary))
    const erase = async () => {
      const before = new Date(NOON + DAY).toISOString()
      await store.transact((transaction) => deleteOldEmails(transaction, before))
      return (await store.transact(({ build, run }) => run(build.selectFrom('emails').selectAll()))).length
    }
    expect(await erase()).toBe(1)
    for (const email of await claimAt(store, NOON, 'one')) await sent(store, email)
    expect(await erase()).toBe(0)
  })
})

const claimAt = (store: Store, now: number, owner: string, given: Partial<Claim> = {}) =>
  store.transact((transaction) =>
    claimDueEmails(transaction, { owner, now, until: now + MINUTE, most: 5, ...given }),
  )

async function claimTwo(store: Store): Promise<[DueEmail, DueEmail]> {
  const [one, two] = await claimAt(store, NOON, 'one')
  if (one === undefined || two === undefined) throw new Error('two emails were expected')
  return [one, two]
}

const sent = (store: Store, { id }: DueEmail) =>
  store.transact((transaction) => recordSent(transaction, { id, at: NOON }))

const failed = (store: Store, { id }: DueEmail, failure: { error: string; nextAt?: number }) =>
  store.transact((transaction) => recordFailure(transaction, { id, owner: 'one', at: NOON, ...failure }))

const rowOf = async (store: Store, { id }: DueEmail) =>
  (
    await store.transact(({ build, run }) => run(build.selectFrom('emails').selectAll().where('id', '=', id)))
  )[0]

const messageIds = (emails: { messageId: string }[]) => emails.map((email) => email.messageId).sort()
