import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Answers } from '../../domain/form.ts'
import { quote } from '../../domain/quote.ts'
import { startPostgres, type TestPostgres } from '../testing/postgres.ts'
import { newFolder, silent } from '../testing/services.ts'
import { type Database, openDatabase } from './database.ts'
import { createReference } from './ids.ts'
import { type Store, storeOn } from './store.ts'
import type { Naming, SubmissionInput } from './submissions.ts'

const NOON = Date.parse('2026-11-20T19:00:00.000Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const answers: Answers = {
  pickupLocation: 'Calgary, AB',
  deliveryLocation: 'Montréal, QC',
  'freight.type': 'Steel “coils”',
  'freight.weight': 18000.5,
  services: ['LTL'],
  name: 'Pat Doe',
  email: 'pat@shipper.example',
  phone: '403 555 0101',
}

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

describe.each(['SQLite', 'Postgres'])('on %s', (kind) => {
  const opened: Database[] = []
  afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())))

  async function open(settings?: Settings): Promise<Opened> {
    const place = settings ?? (await newPlace())
    const database = await openDatabase(place, silent)
    opened.push(database)
    return { place, database, store: storeOn(database, { mailDomain: 'bowline.example' }, silent) }
  }

  const newPlace = async (): Promise<Settings> => ({
    dataDir: newFolder('store-'),
    databaseUrl: kind === 'Postgres' ? await postgres.newDatabase() : undefined,
  })

  test('a submission is kept with its answers and its two messages', async () => {
    const { store, database } = await open()
    const kept = await store.keep(input({ key: 'a key' }))
    expect(kept).toEqual({ outcome: 'kept', reference: expect.stringMatching(/^Q-[0-9A-HJKMNP-TV-Z]{6}$/) })
    const { submissions, outbox } = await contents(database)
    expect(submissions).toMatchObject([
      { reference: referenceOf(kept), form: 'Quote Request', received_at: '2026-11-20T19:00:00.000Z' },
    ])
    expect(JSON.parse(submissions[0]?.answers ?? '')).toEqual(answers)
    expect(outbox.map((message) => message.kind).sort()).toEqual(['confirmation', 'dispatch'])
  })

  test('the same key with the same answers gets the first answer again, also after a restart', async () => {
    const first = await open()
    const kept = await first.store.keep(input({ key: 'a key' }))
    const reordered = Object.fromEntries(Object.entries(answers).reverse())
    await opened.splice(0)[0]?.close()
    const { store, database } = await open(first.place)
    const again = await store.keep(input({ key: 'a key', answers: reordered, at: NOON + DAY }))
    expect(again).toEqual({ outcome: 'repeated', reference: referenceOf(kept) })
    const { submissions, outbox } = await contents(database)
    expect([submissions.length, outbox.length]).toEqual([1, 2])
  })

  test('fifty at once with one key store one submission', async () => {
    const { store, database } = await open()
    const all = await Promise.all(Array.from({ length: 50 }, () => store.keep(input({ key: 'a key' }))))
    expect(all.filter((kept) => kept.outcome === 'kept')).toHaveLength(1)
    expect(all.filter((kept) => kept.outcome === 'repeated')).toHaveLength(49)
    expect(new Set(all.map(referenceOf)).size).toBe(1)
    const { submissions, outbox } = await contents(database)
    expect([submissions.length, outbox.length]).toEqual([1, 2])
  })

  test('a key that comes back with other answers is refused and nothing is stored', async () => {
    const { store, database } = await open()
    await store.keep(input({ key: 'a key' }))
    const other = input({ key: 'a key', answers: { ...answers, phone: '403 555 0199' } })
    expect(await store.keep(other)).toEqual({ outcome: 'key-reused' })
    expect((await contents(database)).submissions).toHaveLength(1)
  })

  test('without a key each submission is new', async () => {
    const { store, database } = await open()
    const all = await Promise.all([store.keep(input()), store.keep(input()), store.keep(input())])
    expect(new Set(all.map(referenceOf)).size).toBe(3)
    expect((await contents(database)).submissions).toHaveLength(3)
  })

  test('what was kept under a key can be recalled without storing anything', async () => {
    const { store, database } = await open()
    expect(await store.recall(input({ key: 'a key' }))).toBeUndefined()
    const kept = await store.keep(input({ key: 'a key' }))
    expect(await store.recall(input({ key: 'a key' }))).toEqual({
      outcome: 'repeated',
      reference: referenceOf(kept),
    })
    expect((await contents(database)).submissions).toHaveLength(1)
  })

  test('a reference that is taken is drawn again', async () => {
    const { database } = await open()
    const drawn = ['Q-AAAAAA', 'Q-AAAAAA', 'Q-BBBBBB']
    const naming: Naming = {
      mailDomain: 'bowline.example',
      reference: (letter) => drawn.shift() ?? createReference(letter),
    }
    const store = storeOn(database, naming, silent)
    expect(referenceOf(await store.keep(input()))).toBe('Q-AAAAAA')
    expect(referenceOf(await store.keep(input({ key: 'another' })))).toBe('Q-BBBBBB')
    expect((await contents(database)).outbox).toHaveLength(4)
  })

  test('work that fails leaves nothing behind and spoils nothing beside it', async () => {
    const { store, database } = await open()
    const spoiled = database.transact(async ({ build, run }) => {
      await run(build.insertInto('heartbeat').values({ name: 'half', beat_at: 'never' }))
      await run(build.insertInto('outbox').values({ ...orphan, submission: 'nobody' }))
    })
    const [before, failed, after] = await Promise.allSettled([
      store.keep(input()),
      spoiled,
      store.keep(input()),
    ])
    expect([before.status, failed.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const { submissions, heartbeat } = await contents(database)
    expect([submissions.length, heartbeat.length]).toEqual([2, 0])
  })

  test('the check writes', async () => {
    const { store, database } = await open()
    await store.check()
    expect((await contents(database)).heartbeat).toHaveLength(1)
  })

  test('a message that is due goes to one of those who claim it', async () => {
    const { store, place } = await open()
    const kept = await store.keep(input())
    const other = kind === 'Postgres' ? (await open(place)).store : store
    const claims = await Promise.all([claimAt(store, NOON, 'one'), claimAt(other, NOON, 'two')])
    expect(
      claims
        .flat()
        .map((message) => message.kind)
        .sort(),
    ).toEqual(['confirmation', 'dispatch'])
    expect(claims.flat()[0]).toMatchObject({
      reference: referenceOf(kept),
      formName: quote.name,
      answers,
      tries: 1,
    })
  })

  test('a claim that lapses goes to another owner, under the same Message-ID', async () => {
    const { store } = await open()
    await store.keep(input())
    const first = await claimAt(store, NOON, 'one')
    expect(await claimAt(store, NOON + MINUTE - 1, 'two')).toEqual([])
    const second = await claimAt(store, NOON + MINUTE, 'two')
    expect(idsOf(second)).toEqual(idsOf(first))
    expect(idsOf(first)).toHaveLength(2)
    expect(second.map((message) => message.tries)).toEqual([2, 2])
  })

  test('a sent message is never due again', async () => {
    const { store } = await open()
    await store.keep(input())
    const [message, other] = await claimAt(store, NOON, 'one')
    if (!message || !other) throw new Error('two messages were expected')
    await store.settle(message, 'one', { sentAt: NOON })
    expect(idsOf(await claimAt(store, NOON + DAY, 'two'))).toEqual([other.messageId])
  })

  test('a failed message is due when it was told to be, and one given up stays without being due', async () => {
    const { store, database } = await open()
    await store.keep(input())
    const [message, other] = await claimAt(store, NOON, 'one')
    if (!message || !other) throw new Error('two messages were expected')
    await store.settle(message, 'one', { error: '451 DATA', nextAt: NOON + 5000, failedAt: NOON })
    await store.settle(other, 'one', { error: '550 RCPT TO', failedAt: NOON })
    expect(await claimAt(store, NOON + 4999, 'one')).toEqual([])
    expect(idsOf(await claimAt(store, NOON + 5000, 'one'))).toEqual([message.messageId])
    const dead = (await contents(database)).outbox.find((row) => row.message_id === other.messageId)
    expect(dead).toMatchObject({
      last_error: '550 RCPT TO',
      dead_at: '2026-11-20T19:00:00.000Z',
      sent_at: null,
    })
  })

  test('a failure told by a former owner changes nothing, a success counts', async () => {
    const { store, database } = await open()
    await store.keep(input())
    const [message] = await claimAt(store, NOON, 'one')
    if (!message) throw new Error('a message was expected')
    await claimAt(store, NOON + MINUTE, 'two')
    await store.settle(message, 'one', { error: 'late', failedAt: NOON })
    const row = async () =>
      (await contents(database)).outbox.find((one) => one.message_id === message.messageId)
    expect(await row()).toMatchObject({ owner: 'two', dead_at: null, last_error: null })
    await store.settle(message, 'one', { sentAt: NOON })
    expect(await row()).toMatchObject({ sent_at: '2026-11-20T19:00:00.000Z' })
  })

  test('what is older than a time is erased with its messages, the rest stays', async () => {
    const { store, database } = await open()
    const old = await store.keep(input({ at: NOON - 1 }))
    const young = await store.keep(input({ at: NOON }))
    for (const message of await claimAt(store, NOON, 'one'))
      await store.settle(message, 'one', { sentAt: NOON })
    expect(await store.eraseOlderThan(new Date(NOON).toISOString())).toBe(1)
    const { submissions, outbox } = await contents(database)
    expect(submissions.map((row) => row.reference)).toEqual([referenceOf(young)])
    expect(submissions.map((row) => row.reference)).not.toContain(referenceOf(old))
    expect(outbox).toHaveLength(2)
  })

  test('nothing is erased while a message of it has still to be sent', async () => {
    const { store, database } = await open()
    await store.keep(input())
    expect(await store.eraseOlderThan(new Date(NOON + DAY).toISOString())).toBe(0)
    for (const message of await claimAt(store, NOON, 'one'))
      await store.settle(message, 'one', { error: '550 RCPT TO', failedAt: NOON })
    expect(await store.eraseOlderThan(new Date(NOON + DAY).toISOString())).toBe(1)
    expect((await contents(database)).outbox).toEqual([])
  })

  test('hundreds are erased in one call', async () => {
    const { store, database } = await open()
    for (let kept = 0; kept < 450; kept += 10)
      await Promise.all(Array.from({ length: 10 }, () => store.keep(input())))
    await database.transact(({ build, run }) => run(build.updateTable('outbox').set({ sent_at: 'then' })))
    expect(await store.eraseOlderThan(new Date(NOON + DAY).toISOString())).toBe(450)
  })

  test('a closed store refuses', async () => {
    const { store } = await open()
    await opened.splice(0)[0]?.close()
    await expect(store.keep(input())).rejects.toMatchObject({ name: 'StoreUnavailable' })
  })
})

interface Settings {
  dataDir: string
  databaseUrl: string | undefined
}

interface Opened {
  place: Settings
  database: Database
  store: Store
}

const input = (given: Partial<SubmissionInput> = {}): SubmissionInput => ({
  form: quote,
  answers,
  at: NOON,
  ...given,
})

const referenceOf = (kept: object): unknown => ('reference' in kept ? kept.reference : undefined)

const claimAt = (store: Store, now: number, owner: string) =>
  store.claim({ owner, now, until: now + MINUTE, most: 5 })

const idsOf = (messages: { messageId: string }[]) => messages.map((message) => message.messageId).sort()

const orphan = { kind: 'dispatch', message_id: '<x@y>', run_at: 'now', tries: 0 } as const

const contents = (database: Database) =>
  database.transact(async ({ build, run }) => ({
    submissions: await run(build.selectFrom('submissions').selectAll().orderBy('id')),
    outbox: await run(build.selectFrom('outbox').selectAll()),
    heartbeat: await run(build.selectFrom('heartbeat').selectAll()),
  }))
