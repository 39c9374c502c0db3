import { expect, test } from 'vitest'
import { MINUTE } from '../../domain/time/durations.ts'
import { enqueueEmail } from '../store/mail/emails.ts'
import { onBothDatabases } from '../testing/databases.ts'
import { findDeliveryProblems } from './delivery-problems.ts'

const NOW = Date.parse('2026-11-22T10:00:00Z')

onBothDatabases(({ open }) => {
  test('a disk that the owner is told of is named to staff, too', async () => {
    const { store } = await open()
    const problems = (freeBytes: number) =>
      store.transact((transaction) =>
        findDeliveryProblems(transaction, { now: NOW, disk: { freeBytes, totalBytes: 100e9 } }),
      )
    const none = { dead: [], withheld: null, mail: null, disk: null }
    expect(await problems(10e9)).toEqual(none)
    expect(await problems(9.9e9)).toEqual({ ...none, disk: { freeBytes: 9.9e9 } })
  })

  test('mail counts as failing once messages to two people have failed for over ten minutes', async () => {
    const { store } = await open()
    const fail = (recipient: string) =>
      store.transact(async (transaction) => {
        const { build, run } = transaction
        await enqueueEmail(transaction, { template: 'alert', recipient, mailDomain: 'x.example', at: NOW })
        await run(build.updateTable('emails').set({ tries: 3, last_error: 'ECONNREFUSED' }))
      })
    const mailAfter = async (minutes: number) => {
      const now = NOW + minutes * MINUTE
      return (await store.transact((transaction) => findDeliveryProblems(transaction, { now }))).mail
    }
    await fail('one@shipper.example')
    expect(await mailAfter(60)).toBeNull()
    await fail('two@shipper.example')
    expect(await mailAfter(10)).toBeNull()
    expect(await mailAfter(11)).toEqual({ waiting: 2, sinceMs: 11 * MINUTE, isSettingFault: false })
  })
})
