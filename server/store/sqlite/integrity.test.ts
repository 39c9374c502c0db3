import { closeSync, openSync, writeSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { refusals } from '../../http/error-messages.ts'
import { submit } from '../../submissions/submit.ts'
import { create, input } from '../../testing/samples/submission-input.ts'
import { newFolder, openTestDependencies, silent } from '../../testing/test-dependencies.ts'
import { watchForDamage } from './integrity.ts'

/** A store that has twenty submissions in its file, and what it needs of them in memory. */
async function openWatched() {
  const dataDir = newFolder('integrity-')
  const first = await openTestDependencies({ DATA_DIR: dataDir })
  for (let stored = 0; stored < 20; stored += 1) await create(first.store)
  await first.store.close()
  const file = path.join(dataDir, 'site.sqlite')
  const positions = indexPositions(file)
  const dependencies = await openTestDependencies({ DATA_DIR: dataDir })
  const { store } = dependencies
  const damage = Promise.withResolvers<string>()
  const onDamage = (reason: string) => {
    store.noteDamage(reason)
    damage.resolve(reason)
  }
  const end = watchForDamage({ file, onDamage, log: silent, pauseMs: 1 })
  onTestFinished(async () => {
    await end()
    await store.close()
  })
  return { dependencies, store, file, positions, damage: damage.promise }
}

/** Where the indexes of submissions begin. */
function indexPositions(file: string): number[] {
  using database = new DatabaseSync(file)
  const size = Number(database.prepare('pragma page_size').get()?.page_size)
  return database
    .prepare("select rootpage from sqlite_master where type = 'index' and tbl_name = 'submissions'")
    .all()
    .map(({ rootpage }) => (Number(rootpage) - 1) * size)
}

/** As a faulty disk or another program does. */
function overwrite(file: string, positions: number[]): void {
  const handle = openSync(file, 'r+')
  for (const position of positions) writeSync(handle, Buffer.alloc(100, 0xa5), 0, 100, position)
  closeSync(handle)
}

test('damage that the memory of the server hides is found, and nothing new is accepted from then on', async () => {
  const { dependencies, store, file, positions, damage } = await openWatched()
  await store.check()
  overwrite(file, positions)
  expect(await damage).toMatch(/malformed|page|index/i)
  expect((await create(store)).outcome).toBe('created')
  await expect(store.check()).rejects.toThrow('Nothing can be stored')
  expect(await submit(input(), '192.0.2.1', dependencies)).toMatchObject({ refusal: refusals.unavailable })
  const rows = await store.transact(({ build, run }) => run(build.selectFrom('submissions').select('id')))
  expect(rows).toHaveLength(21)
})

test('a database that is written to is not taken for damaged', async () => {
  const { store } = await openWatched()
  for (let stored = 0; stored < 100; stored += 1) await create(store)
  await store.check()
})
