import { expect, test } from 'vitest'
import type { SiteProblem } from '../../domain/staff/site-problems.ts'
import { DAY, HOUR, MINUTE } from '../../domain/time/durations.ts'
import { signInLimits } from '../accounts/sign-in-limits.ts'
import { readBackupRecord, recordBackup } from '../store/backup-record.ts'
import { takeFromCounters } from '../store/counters.ts'
import { beatInstance, forgetInstance } from '../store/instances.ts'
import { enqueueEmail } from '../store/mail/emails.ts'
import { ALERT_TEMPLATE } from '../store/mail/outbox.ts'
import type { Store } from '../store/store.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { create, referenceOf } from '../testing/samples/submission-input.ts'
import { currentProblems, MANY_WRONG_SIGN_INS, siteStatus } from './current-problems.ts'
import type { Surroundings } from './surroundings.ts'

const GB = 1_000_000_000

onBothDatabases(({ kind, open }) => {
  test('a new site has none', async () => {
    const { problems } = await site()
    expect(await problems()).toEqual([])
  })

  test('a request is overdue from its deadline on, and no longer once it is answered', async () => {
    const { store, problems, now } = await site()
    const late = referenceOf(await create(store, { at: now - 24 * HOUR, emails: [] }))
    await create(store, { at: now - 24 * HOUR + MINUTE, emails: [] })
    await create(store, { at: now - 30 * HOUR, emails: [], state: 'spam' })
    expect(await problems()).toEqual([{ kind: 'overdue', references: [late], count: 1 }])
  })

  test('a backup is missed after 26 hours', async () => {
    const { store, problems, now } = await site()
    await store.transact((transaction) => recordBackup(transaction, { at: now, submissions: 41 }))
    expect(await problems(26 * HOUR)).toEqual([])
    const last = new Date(now).toISOString()
    expect(await problems(26 * HOUR + 1)).toEqual([{ kind: 'backup', last, failed: null }])
  })

  test('before the first backup one is expected of SQLite alone', async () => {
    const { problems } = await site()
    expect(await problems(27 * HOUR)).toEqual(
      kind === 'SQLite' ? [{ kind: 'backup', last: null, failed: null }] : [],
    )
  })

  test('a failed backup is a problem until the next good one', async () => {
    const { store, problems, now } = await site()
    const record = (outcome: { submissions: number } | { reason: string }, at: number) =>
      store.transact((transaction) => recordBackup(transaction, { at, ...outcome }))
    await record({ submissions: 41 }, now)
    await record({ reason: 'The disk is full.' }, now + HOUR)
    const [last, at] = [now, now + HOUR].map((time) => new Date(time).toISOString())
    expect(await problems(HOUR)).toEqual([
      { kind: 'backup', last, failed: { at, reason: 'The disk is full.' } },
    ])
    expect((await store.transact(readBackupRecord)).last).toEqual({ at: last, submissions: 41 })
    await record({ submissions: 42 }, now + 2 * HOUR)
    expect(await problems(2 * HOUR)).toEqual([])
    const { lastBackup } = await store.transact((transaction) => siteStatus(transaction, { now }))
    expect(lastBackup?.submissions).toBe(42)
  })

  test.each<[string, Surroundings, SiteProblem[]]>([
    ['a tenth of the disk', { disk: { freeBytes: 10 * GB, totalBytes: 100 * GB } }, []],
    [
      'less than a tenth of it',
      { disk: { freeBytes: 9.9 * GB, totalBytes: 100 * GB } },
      [{ kind: 'disk', freeBytes: 9.9 * GB, freePercent: 9 }],
    ],
    [
      'less than 1 GB of a small one',
      { disk: { freeBytes: GB - 1, totalBytes: 4 * GB } },
      [{ kind: 'disk', freeBytes: GB - 1, freePercent: 24 }],
    ],
    ['a certificate for 14 days', { certificateDaysLeft: 14 }, []],
    ['one for 13 days', { certificateDaysLeft: 13 }, [{ kind: 'certificate', daysLeft: 13 }]],
    ['one that has ended', { certificateDaysLeft: -1 }, [{ kind: 'certificate', daysLeft: -1 }]],
  ])('with %s left', async (_, surroundings, expected) => {
    const { problems } = await site()
    expect(await problems(0, surroundings)).toEqual(expected)
  })

  test('most of what a limit of a day allows is told before it is reached', async () => {
    const { store, problems, now } = await site()
    const take = (name: string, amount: number) =>
      store.transact((transaction) =>
        takeFromCounters(transaction, [{ name, amount, limit: 1e9, windowMs: DAY, now }]),
      )
    const settings = {
      confirmationsADay: 100,
      confirmationsANetwork: 10,
      filesADay: 1_024_000,
      diskReserve: 0,
    }
    await take('mail in all', 79)
    await take('mail from one', 5)
    await take('mail from another', 7)
    await take('files in all', 799)
    expect(await problems(0, { settings })).toEqual([])
    await take('mail in all', 1)
    await take('mail from another', 1)
    await take('files in all', 1)
    const limits = [
      { setting: 'CONFIRMATIONS_A_DAY', used: 80, limit: 100 },
      { setting: 'CONFIRMATIONS_A_NETWORK', used: 8, limit: 10 },
      { setting: 'FILES_A_DAY', used: 819_200, limit: 1_024_000 },
    ]
    expect(await problems(0, { settings })).toEqual(limits.map((limit) => ({ kind: 'day limit', ...limit })))
    expect((await problems(DAY - 1, { settings })).map(({ kind }) => kind)).toContain('day limit')
    expect((await problems(DAY, { settings })).map(({ kind }) => kind)).not.toContain('day limit')
  })

  test('a disk that nears its reserve is told before files are refused', async () => {
    const { problems } = await site()
    const settings = { confirmationsADay: 1, confirmationsANetwork: 1, filesADay: 1, diskReserve: 40 * GB }
    const free = (gigabytes: number) => ({ freeBytes: gigabytes * GB, totalBytes: 100 * GB })
    expect(await problems(0, { settings, disk: free(50) })).toEqual([])
    expect(await problems(0, { settings, disk: free(49) })).toMatchObject([{ kind: 'disk' }])
  })

  test('wrong sign-ins count within an hour, of all clients together', async () => {
    const { store, problems, now } = await site()
    const { begin } = signInLimits('x'.repeat(32))
    for (let guess = 0; guess < MANY_WRONG_SIGN_INS; guess++) {
      expect(await problems()).toEqual([])
      const attempt = { email: `staff${guess}@company.example`, ip: `192.0.2.${guess}`, now }
      await store.transact((transaction) => begin(transaction, attempt))
    }
    expect(await problems()).toEqual([{ kind: 'sign-ins', count: MANY_WRONG_SIGN_INS }])
    expect(await problems(HOUR + 1)).toEqual([])
  })

  test('a server that stops by itself is missed for a day, one that was stopped is not', async () => {
    const { store, problems, now } = await site()
    const beat = (name: string, at: number) =>
      store.transact((transaction) => beatInstance(transaction, { name, now: at }))
    await beat('one:3000', now)
    await beat('two:3000', now)
    await beat('three:3000', now)
    await store.transact((transaction) => forgetInstance(transaction, 'two:3000'))
    await beat('three:3000', now + 3 * MINUTE)
    expect(await problems(3 * MINUTE)).toEqual([])
    const since = new Date(now).toISOString()
    expect(await problems(3 * MINUTE + 1)).toEqual([{ kind: 'instance', name: 'one:3000', since }])
    await beat('three:3000', now + DAY + 1)
    expect(await problems(DAY + 1)).toEqual([])
  })

  test('mail has stopped when several messages fail, dead ones are counted, alerts are neither', async () => {
    const { store, problems, now } = await site()
    const send = async (template: string, recipient: string, set: object) => {
      const id = await store.transact((transaction) =>
        enqueueEmail(transaction, { template, recipient, mailDomain: 'x.example', at: now }),
      )
      await store.transact(({ build, run }) => run(build.updateTable('emails').set(set).where('id', '=', id)))
    }
    const failing = { tries: 3, last_error: '535 AUTH PLAIN' }
    await send(ALERT_TEMPLATE, 'owner@x.example', failing)
    expect(await problems(HOUR)).toEqual([])
    await send('dispatch', 'dispatch@x.example', failing)
    await send('dispatch', 'dispatch@x.example', { dead_at: new Date(now).toISOString() })
    const since = new Date(now).toISOString()
    expect(await problems(HOUR)).toEqual([
      { kind: 'mail stopped', waiting: 1, since, reason: '535 AUTH PLAIN' },
      { kind: 'dead mail', count: 1 },
    ])
  })

  async function site() {
    const { store } = await open()
    const now = Date.now()
    const problems = (later = 0, surroundings: Surroundings = {}) =>
      problemsOf(store, now + later, surroundings)
    return { store, now, problems }
  }
})

const problemsOf = (store: Store, now: number, surroundings: Surroundings): Promise<SiteProblem[]> =>
  store.transact((transaction) => currentProblems(transaction, { now, ...surroundings }))
