import { expect, test } from 'vitest'
import type { Answers } from '../../../domain/forms/form.ts'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { MINUTE } from '../../../domain/time/durations.ts'
import { onBothDatabases } from '../../testing/databases.ts'
import { addIncoming } from '../../testing/samples/incoming-email.ts'
import {
  create,
  createIn,
  DISPATCH,
  EMAIL,
  input,
  referenceOf,
} from '../../testing/samples/submission-input.ts'
import { createReference } from '../ids.ts'
import { enqueueEmail } from '../mail/emails.ts'
import { listEmails } from '../mail/outbox.ts'
import type { Store } from '../store.ts'
import { findSubmissionByKey } from './create-submissions.ts'
import { eraseSender, eraseSubmission } from './erase.ts'
import { addFile, findFile, listFiles } from './files.ts'
import {
  amendSubmission,
  changeSubmission,
  noteSubmission,
  revokeKey,
  withdrawSubmission,
} from './submission-changes.ts'
import { listEvents } from './submission-events.ts'
import { listSubmissions, type SubmissionFilters } from './submission-list.ts'
import { findSubmission, findSubmissionOfSender, listSimilarSubmissions } from './submissions.ts'

const NOON = Date.parse('2026-11-20T19:00:00.000Z')
const STAFF = 'dana@bowline.example'

const answers: Answers = {
  pickupLocation: 'Calgary, AB',
  deliveryLocation: 'Montréal, QC',
  'freight.type': 'Steel “coils”',
  'freight.weight': 18000.5,
  services: ['LTL'],
  name: 'Pat Doe',
  email: 'Alex@Shipper.example',
  phone: '403 555 0101',
}

onBothDatabases(({ open, closeAll }) => {
  test('a submission is stored with its answers and its two messages', async () => {
    const { store } = await open()
    const created = await create(store, { key: 'a key', answers, at: NOON })
    expect(created).toMatchObject({
      outcome: 'created',
      reference: expect.stringMatching(/^Q-[0-9A-HJKMNP-TV-Z]{6}$/),
      keyVersion: 1,
    })
    const found = await find(store, referenceOf(created))
    expect(found).toMatchObject({
      form: 'Quote Request',
      receivedAt: '2026-11-20T19:00:00.000Z',
      answers,
      state: 'received',
      version: 1,
      email: 'alex@shipper.example',
      locale: 'en-CA',
      spamReasons: [],
    })
    const messages = await store.transact((transaction) => listEmails(transaction, found.id))
    expect(messages.map(({ template, recipient }) => [template, recipient]).sort()).toEqual([
      ['confirmation', 'Alex@Shipper.example'],
      ['dispatch', 'desk@bowline.example'],
    ])
  })

  test('the same key with the same answers gets the first response again, also after a restart', async () => {
    const first = await open()
    const created = await create(first.store, { key: 'a key', answers })
    const reordered = Object.fromEntries(Object.entries(answers).reverse())
    await closeAll()
    const { store } = await open(first.settings)
    expect(await create(store, { key: 'a key', answers: reordered })).toMatchObject({
      outcome: 'repeated',
      reference: referenceOf(created),
    })
    expect(await count(store)).toEqual({ submissions: 1, emails: 2 })
  })

  test('fifty at once with one key store one submission', async () => {
    const { store } = await open()
    const all = await Promise.all(Array.from({ length: 50 }, () => create(store, { key: 'a key' })))
    expect(all.filter(({ outcome }) => outcome === 'created')).toHaveLength(1)
    expect(all.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(49)
    expect(new Set(all.map(referenceOf)).size).toBe(1)
    expect(await count(store)).toEqual({ submissions: 1, emails: 2 })
  })

  test('a key that comes back with other answers is refused and nothing is stored', async () => {
    const { store } = await open()
    await create(store, { key: 'a key', answers })
    const other = { key: 'a key', answers: { ...answers, phone: '403 555 0199' } }
    expect(await create(store, other)).toEqual({ outcome: 'key-reused' })
    expect(await count(store)).toEqual({ submissions: 1, emails: 2 })
  })

  test('what was sent can be sent again after it was amended, and gets the first response', async () => {
    const { store } = await open()
    const created = await create(store, { key: 'a key', answers })
    const reference = referenceOf(created)
    const amended = { ...answers, phone: '403 555 0199' }
    const change = { reference, who: 'sender', at: NOON, form: quoteRequest, answers: amended }
    await store.transact((transaction) => amendSubmission(transaction, change))
    expect(await create(store, { key: 'a key', answers })).toMatchObject({ outcome: 'repeated', reference })
    expect(await create(store, { key: 'a key', answers: amended })).toEqual({ outcome: 'key-reused' })
    expect(await count(store)).toEqual({ submissions: 1, emails: 2 })
  })

  test('without a key each submission is new', async () => {
    const { store } = await open()
    const all = await Promise.all([1, 2, 3].map(() => create(store, { key: undefined })))
    expect(new Set(all.map(referenceOf)).size).toBe(3)
  })

  test('what was stored under a key can be looked up without storing anything', async () => {
    const { store } = await open()
    const look = () =>
      store.transact((transaction) => findSubmissionByKey(transaction, input({ key: 'a key' })))
    expect(await look()).toBeUndefined()
    const created = await create(store, { key: 'a key' })
    expect(await look()).toMatchObject({ outcome: 'repeated', reference: referenceOf(created) })
    expect(await count(store)).toEqual({ submissions: 1, emails: 2 })
  })

  test('a reference that is taken is drawn again', async () => {
    const { store } = await open()
    const drawn = ['Q-AAAAAA', 'Q-AAAAAA', 'Q-BBBBBB']
    const draw = (letter: string) => drawn.shift() ?? createReference(letter)
    const createDrawn = () => store.transact((transaction) => createIn(transaction, {}, draw))
    expect(referenceOf(await createDrawn())).toBe('Q-AAAAAA')
    expect(referenceOf(await createDrawn())).toBe('Q-BBBBBB')
    expect(await count(store)).toEqual({ submissions: 2, emails: 4 })
  })

  test('work that fails leaves nothing behind and spoils nothing beside it', async () => {
    const { store } = await open()
    const spoiled = store.transact(async (transaction) => {
      await createIn(transaction)
      throw new Error('spoiled')
    })
    const [before, failed, after] = await Promise.allSettled([create(store), spoiled, create(store)])
    expect([before.status, failed.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await count(store)).toEqual({ submissions: 2, emails: 4 })
  })

  test('the check stores nothing but a heartbeat', async () => {
    const { store } = await open()
    await store.check()
    expect(await count(store)).toEqual({ submissions: 0, emails: 0 })
    const beats = await store.transact(({ build, run }) => run(build.selectFrom('heartbeat').selectAll()))
    expect(beats).toHaveLength(1)
  })

  test('a closed store refuses', async () => {
    const { store } = await open()
    await closeAll()
    await expect(create(store)).rejects.toMatchObject({ name: 'StoreUnavailable' })
  })

  test('the list shows the newest first, in pages, and by its filters', async () => {
    const { store } = await open()
    const references = []
    for (let minute = 0; minute < 5; minute++)
      references.unshift(referenceOf(await create(store, { at: NOON + minute * MINUTE })))
    const list = async (filters: SubmissionFilters, after?: string, limit = 2) => {
      const page = await store.transact((transaction) =>
        listSubmissions(transaction, filters, { after, limit }),
      )
      return { listed: page.submissions.map(({ reference }) => reference), next: page.next }
    }
    const first = await list({})
    const second = await list({}, first.next)
    const third = await list({}, second.next)
    expect([first.listed, second.listed, third.listed].flat()).toEqual(references)
    expect(third.next).toBeUndefined()
    const [newest = '', other = ''] = references
    await store.transact(async (transaction) => {
      const change = { who: STAFF, at: NOON }
      await changeSubmission(transaction, { ...change, reference: newest, state: 'answered' })
      await changeSubmission(transaction, { ...change, reference: other, owner: STAFF })
    })
    expect((await list({ states: ['answered', 'closed'] })).listed).toEqual([newest])
    expect((await list({ owner: STAFF })).listed).toEqual([other])
    expect((await list({ owner: null, states: ['received'] }, undefined, 9)).listed).toHaveLength(3)
    expect((await list({ form: 'Carrier Application' })).listed).toEqual([])
    expect((await list({ email: EMAIL }, undefined, 9)).listed).toHaveLength(5)
    const from = new Date(NOON + 3 * MINUTE).toISOString()
    expect((await list({ from })).listed).toEqual([newest, other])
    expect((await list({ to: from }, undefined, 9)).listed).toEqual(references.slice(2))
  })

  test('submissions of the same sender or with the same answers are similar', async () => {
    const { store } = await open()
    const one = referenceOf(await create(store, { answers, at: NOON }))
    const twice = referenceOf(await create(store, { answers, at: NOON + 1 }))
    const sameSender = referenceOf(
      await create(store, {
        answers: { ...answers, phone: '1', email: 'alex@SHIPPER.example' },
        at: NOON + 2,
      }),
    )
    await create(store, { answers: { ...answers, email: 'other@shipper.example' } })
    const similar = await store.transact((transaction) => listSimilarSubmissions(transaction, one))
    expect(similar.map(({ reference }) => reference)).toEqual([sameSender, twice])
  })

  test('a reference is found again only with the address of its sender', async () => {
    const { store } = await open()
    const reference = referenceOf(await create(store, { answers }))
    const look = (email: string, of = reference) =>
      store.transact((transaction) => findSubmissionOfSender(transaction, of, email))
    expect((await look('ALEX@shipper.example'))?.reference).toBe(reference)
    expect(await look('other@shipper.example')).toBeUndefined()
    expect(await look('alex@shipper.example', 'Q-ZZZZZZ')).toBeUndefined()
  })

  test('state and owner change with the version, and an old version is a conflict', async () => {
    const { store } = await open()
    const reference = referenceOf(await create(store))
    const change = (given: object) =>
      store.transact((transaction) =>
        changeSubmission(transaction, { reference, who: STAFF, at: NOON, ...given }),
      )
    const changed = await change({ version: 1, state: 'answered', owner: STAFF })
    expect(changed).toMatchObject({
      outcome: 'changed',
      submission: { state: 'answered', owner: STAFF, version: 2, answeredAt: '2026-11-20T19:00:00.000Z' },
    })
    expect(await change({ version: 1, state: 'closed' })).toMatchObject({
      outcome: 'conflict',
      current: { state: 'answered', version: 2 },
    })
    expect(await change({ version: 2, owner: null })).toMatchObject({ submission: { owner: null } })
    expect(await change({ reference: 'Q-ZZZZZZ', state: 'closed' })).toEqual({ outcome: 'not-found' })
    expect((await history(store, reference)).map(({ event }) => event).sort()).toEqual([
      'owner',
      'owner',
      'state',
    ])
  })

  test('of two changes at once with one version, one is made', async () => {
    const { store } = await open()
    const reference = referenceOf(await create(store))
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        store.transact((transaction) =>
          changeSubmission(transaction, {
            reference,
            who: STAFF,
            at: NOON,
            version: 1,
            owner: `staff${turn}@bowline.example`,
          }),
        ),
      ),
    )
    expect(outcomes.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1)
    expect(outcomes.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(9)
  })

  test('the sender amends while it is received; the earlier answers stay in the history', async () => {
    const { store } = await open()
    const reference = referenceOf(await create(store, { answers }))
    const amend = (phone: string) =>
      store.transact((transaction) =>
        amendSubmission(transaction, {
          reference,
          who: 'sender',
          at: NOON,
          form: quoteRequest,
          answers: { ...answers, phone, email: 'New@shipper.example' },
        }),
      )
    expect(await amend('403 555 0102')).toMatchObject({
      outcome: 'changed',
      submission: { answers: { phone: '403 555 0102' }, email: 'new@shipper.example', version: 2 },
    })
    const events = await history(store, reference)
    expect(events).toMatchObject([{ event: 'amended', who: 'sender', detail: { answers } }])
    await store.transact((transaction) =>
      changeSubmission(transaction, { reference, who: STAFF, at: NOON, state: 'in progress' }),
    )
    expect(await amend('403 555 0103')).toMatchObject({ outcome: 'conflict' })
  })

  test('notes, withdrawal and a revoked key are recorded, and a note leaves the version', async () => {
    const { store } = await open()
    const reference = referenceOf(await create(store))
    const change = { reference, who: 'sender', at: NOON }
    const noted = await store.transact((transaction) =>
      noteSubmission(transaction, { ...change, version: 1, event: 'noted', text: 'Dock 4' }),
    )
    expect(noted).toMatchObject({ outcome: 'changed', submission: { version: 1 } })
    await store.transact((transaction) => revokeKey(transaction, change))
    const withdraw = () => store.transact((transaction) => withdrawSubmission(transaction, change))
    expect(await withdraw()).toMatchObject({
      outcome: 'changed',
      submission: { state: 'withdrawn', keyVersion: 2, version: 3 },
    })
    expect(await withdraw()).toMatchObject({ outcome: 'conflict' })
    const events = await history(store, reference)
    expect(events.map(({ event }) => event).sort()).toEqual(['key revoked', 'noted', 'withdrawn'])
  })

  test('erasing leaves the reference, the form and the day', async () => {
    const { store } = await open()
    const created = await create(store, { answers, at: NOON, key: 'a key' })
    const reference = referenceOf(created)
    const id = 'id' in created ? created.id : ''
    const file = {
      submission: id,
      field: 'resume',
      name: 'cv.pdf',
      type: 'application/pdf',
      bytes: 3,
      at: NOON,
    }
    const fileId = await store.transact(async (transaction) => {
      await noteSubmission(transaction, {
        reference,
        who: 'sender',
        at: NOON,
        event: 'noted',
        text: 'Dock 4',
      })
      await addFile(transaction, { ...file, stored_name: 'on disk', content: null })
      return addFile(transaction, { ...file, stored_name: 'in the row', content: Buffer.from('cv!') })
    })
    const stored = await store.transact((transaction) => findFile(transaction, fileId))
    expect(Buffer.from(stored?.content ?? []).toString()).toBe('cv!')
    const erasure = { reference, who: 'sender', at: NOON + MINUTE }
    const erased = await store.transact((transaction) => eraseSubmission(transaction, erasure))
    expect(erased).toEqual({ references: [reference], storedNames: ['on disk'] })
    expect(await find(store, reference)).toMatchObject({
      form: 'Quote Request',
      answers: {},
      email: null,
      receivedAt: '2026-11-20T00:00:00.000Z',
      state: 'closed',
      erasedAt: '2026-11-20T19:01:00.000Z',
    })
    expect(await history(store, reference)).toMatchObject([{ event: 'erased', detail: undefined }])
    expect(await count(store)).toEqual({ submissions: 1, emails: 0 })
    expect(await store.transact((transaction) => listFiles(transaction, id))).toEqual([])
    const again = await store.transact((transaction) => eraseSubmission(transaction, erasure))
    expect(again.references).toEqual([])
    const change = { reference, who: STAFF, at: NOON, state: 'answered' } as const
    expect(await store.transact((transaction) => changeSubmission(transaction, change))).toMatchObject({
      outcome: 'conflict',
    })
  })

  test('all that one person has sent is erased by the address', async () => {
    const { store } = await open()
    const mine = [await create(store, { answers }), await create(store, { answers })].map(referenceOf)
    const other = referenceOf(await create(store))
    const erased = await store.transact((transaction) =>
      eraseSender(transaction, { email: 'ALEX@shipper.example', who: STAFF, at: NOON }),
    )
    expect(erased.references.sort()).toEqual(mine.sort())
    expect((await find(store, other)).erasedAt).toBe(null)
  })

  test('what a person wrote about the submission of another is erased by itself', async () => {
    const { store } = await open()
    const created = await create(store, { answers, emails: [] })
    const submission = 'id' in created ? created.id : ''
    await store.transact(async (transaction) => {
      await addIncoming(transaction, { submission, sender: 'Colleague@shipper.example', at: NOON })
      await addIncoming(transaction, { submission, sender: 'alex@shipper.example', at: NOON })
    })
    const erase = (email: string) =>
      store.transact((transaction) => eraseSender(transaction, { email, who: STAFF, at: NOON }))
    expect((await erase('colleague@shipper.example')).references).toEqual([])
    expect(await count(store)).toEqual({ submissions: 1, emails: 1 })
    expect((await erase('alex@shipper.example')).references).toEqual([referenceOf(created)])
    expect((await count(store)).emails).toBe(0)
  })

  test('a person is found by an address that was amended away, or that was written to, and nobody else', async () => {
    const { store } = await open()
    const former = 'Zoë_Ångström@shipper.example'
    const amended = referenceOf(await create(store, { answers: { ...answers, email: former } }))
    const amend = (reference: string, email: string) =>
      store.transact((transaction) =>
        amendSubmission(transaction, {
          ...{ reference, who: 'sender', at: NOON, form: quoteRequest },
          answers: { ...answers, email },
        }),
      )
    await amend(amended, 'third@shipper.example')
    await amend(amended, 'present@shipper.example')
    const written = await create(store, { answers })
    await store.transact(async (transaction) => {
      const message = { template: 'reply', mailDomain: 'x.example', at: NOON }
      const submission = 'id' in written ? written.id : ''
      await enqueueEmail(transaction, { ...message, submission, recipient: 'third@shipper.example' })
      await enqueueEmail(transaction, { ...message, recipient: 'Third@shipper.example' })
    })
    const other = referenceOf(
      await create(store, { answers: { ...answers, email: 'zoe.angstrom@shipper.example' } }),
    )
    await amend(other, 'zoëxångström@shipper.example')
    await amend(other, EMAIL)
    const erase = async (email: string) =>
      (
        await store.transact((transaction) => eraseSender(transaction, { email, who: STAFF, at: NOON }))
      ).references.toSorted()
    expect(await erase('nobody@shipper.example')).toEqual([])
    expect(await erase(DISPATCH)).toEqual([])
    expect(await erase(former.toUpperCase())).toEqual([amended])
    expect(await erase('third@shipper.example')).toEqual([referenceOf(written)])
    expect((await find(store, other)).erasedAt).toBe(null)
    expect((await count(store)).emails).toBe(2)
  })
})

async function find(store: Store, reference: string) {
  const found = await store.transact((transaction) => findSubmission(transaction, reference))
  if (found === undefined) throw new Error(`${reference} is missing`)
  return found
}

const history = async (store: Store, reference: string) => {
  const { id } = await find(store, reference)
  return store.transact((transaction) => listEvents(transaction, id))
}

const count = (store: Store) =>
  store.transact(async ({ build, run }) => ({
    submissions: (await run(build.selectFrom('submissions').select('id'))).length,
    emails: (await run(build.selectFrom('emails').select('id'))).length,
  }))
