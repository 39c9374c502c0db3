import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { removeLeftovers } from './remove-leftovers.ts'
import { StoreUnavailable } from './store/store.ts'
import { eraseSubmission } from './store/submissions/erase.ts'
import { create, referenceOf } from './testing/samples/submission-input.ts'
import { openTestDependencies } from './testing/test-dependencies.ts'

test('what a crash left of a restore, an upload or an erasure is gone after the next start', async () => {
  const dependencies = await openTestDependencies()
  const { store, config } = dependencies
  const erased = referenceOf(await create(store))
  const stays = referenceOf(await create(store))
  const at = Date.now()
  await store.transact((transaction) =>
    eraseSubmission(transaction, { reference: erased, who: 'sender', at }),
  )
  const put = (name: string, writtenAt = at - 1000) => {
    const file = path.join(config.dataDir, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, 'personal')
    utimesSync(file, writtenAt / 1000, writtenAt / 1000)
  }
  for (const name of [
    'restore-aB3xY9/backup',
    'site.sqlite.restored',
    'site.sqlite.restored.part',
    'files/a1b2',
    'uploads/upload-a1b2',
  ])
    put(name)
  put(`mail/01M7-${erased}-dispatch.eml`)
  put(`mail/01M8-${erased}-changed.eml`, at + 1000)
  put(`mail/01M7-${stays}-dispatch.eml`)

  await removeLeftovers(dependencies)

  expect(readdirSync(config.dataDir).filter((name) => /restore/.test(name))).toEqual([])
  expect(readdirSync(path.join(config.dataDir, 'files'))).toEqual([])
  expect(readdirSync(path.join(config.dataDir, 'uploads'))).toEqual([])
  expect(readdirSync(path.join(config.dataDir, 'mail')).toSorted()).toEqual(
    [`01M7-${stays}-dispatch.eml`, `01M8-${erased}-changed.eml`].toSorted(),
  )
  expect(existsSync(path.join(config.dataDir, 'site.sqlite'))).toBe(true)
  await store.close()
})

test('a database that is not there yet stops no start', async () => {
  const dependencies = await openTestDependencies()
  const store = { ...dependencies.store, transact: () => Promise.reject(new StoreUnavailable('away')) }
  await removeLeftovers({ ...dependencies, store })
  await dependencies.store.close()
})
