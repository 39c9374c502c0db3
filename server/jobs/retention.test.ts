import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { DAY } from '../../domain/time/durations.ts'
import { openStore } from '../store/store.ts'
import { eraseSubmission } from '../store/submissions/erase.ts'
import { create, referenceOf } from '../testing/samples/submission-input.ts'
import { closeTestApps, openTestApp } from '../testing/test-app.ts'
import { newFolder, silent } from '../testing/test-dependencies.ts'
import { addStaff } from '../testing/test-staff.ts'
import { removeErased } from './remove-erased.ts'
import { eraseOld } from './retention.ts'

const NOW = Date.now()

test('erasing a submission deletes its email files, and retention deletes those of old ones', async () => {
  const dataDir = newFolder('retention-')
  const store = await openStore({ dataDir }, silent)
  const [old, erased, recent] = await Promise.all(
    [NOW - 40 * DAY, NOW, NOW].map(async (at) => referenceOf(await create(store, { at, emails: [] }))),
  )
  const folder = path.join(dataDir, 'mail')
  mkdirSync(folder)
  for (const reference of [old, erased, recent])
    writeFileSync(path.join(folder, `01M7-${reference}-dispatch.eml`), '')
  const files = () => readdirSync(folder).map((file) => file.slice(5, 13))

  const removed = await store.transact((transaction) =>
    eraseSubmission(transaction, { reference: erased ?? '', who: 'sender', at: NOW }),
  )
  await removeErased({ store, config: { dataDir } }, removed)
  expect(files().toSorted()).toEqual([old, recent].toSorted())
  await eraseOld({ store, config: { retentionDays: 30, recordsDays: 30, dataDir }, now: NOW })
  expect(files()).toEqual([recent])
  await store.close()
})

test('what was stored of staff who are no longer here is deleted', async () => {
  const { dependencies, app } = await openTestApp()
  const { request, post } = await addStaff(app, dependencies, 'dana@company.example')
  await post('/api/inbox/submissions/Q-AAAAAA/viewing', {})
  const { store, config } = dependencies
  const left = () =>
    store.transact(async ({ build, run }) => {
      const rows = []
      for (const table of ['sessions', 'pending_sign_ins', 'cached_values'])
        rows.push(...(await run(build.selectFrom(table as 'heartbeat').selectAll())))
      return rows.length
    })
  expect(await left()).toBeGreaterThan(1)
  await eraseOld({ store, config, now: Date.now() })
  expect((await request('/api/inbox/numbers')).status).toBe(200)
  await eraseOld({ store, config, now: Date.now() + DAY })
  expect(await left()).toBe(0)
  await closeTestApps()
})
