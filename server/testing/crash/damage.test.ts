import { closeSync, openSync, writeSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { report, sized } from '../long.ts'
import { runServer, startServer } from '../programs/server-process.ts'
import { newFolder } from '../test-dependencies.ts'
import { post, startLoad } from './load.ts'

const ACKNOWLEDGED = sized(200, 2000)

test.each([
  ['read again', true],
  ['hidden by what is in memory', false],
])(
  'damaged index pages, %s: not ready while it runs, and refused at the next start',
  async (name, isReadAgain) => {
    const DATA_DIR = newFolder('damage-')
    const environment = { DATA_DIR, RATE_LIMIT: '1000000' }
    const first = await startServer(environment)
    const load = startLoad(() => first.url, 8)
    await load.until(ACKNOWLEDGED)
    await load.stop()
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)

    const { url, child, ended } = await startServer(environment)
    onTestFinished(() => void child.kill('SIGKILL'))
    const status = async (probe: string) => (await fetch(url + probe)).status
    expect(await status('/readyz')).toBe(200)
    const damaged = damageIndexes(path.join(DATA_DIR, 'site.sqlite'), isReadAgain)
    if (!isReadAgain) await expect.poll(() => status('/readyz')).toBe(503)
    for (let turn = 0; turn < 3; turn++) {
      expect((await post(url, crypto.randomUUID())).status).toBe(503)
      expect([await status('/readyz'), await status('/healthz')]).toEqual([503, 200])
    }
    child.kill('SIGKILL')
    await ended

    const again = runServer(environment)
    expect(await again.ended).toBe(1)
    expect(again.complaints()).toContain(DATA_DIR)
    report(`damaged indexes, ${name}`, {
      'pages damaged': damaged,
      'submissions before': load.acknowledged.length,
    })
  },
  300_000,
)

/** Overwrites the first page of each index of submissions, as a faulty disk does, and says how many there are. */
function damageIndexes(file: string, isReadAgain: boolean): number {
  // The server's housekeeping writes at its own times.
  const database = new DatabaseSync(file, { timeout: 5000 })
  if (isReadAgain) database.exec('pragma wal_checkpoint(truncate)')
  const size = Number(database.prepare('pragma page_size').get()?.page_size)
  const indexes = database
    .prepare("select rootpage from sqlite_master where type = 'index' and tbl_name = 'submissions'")
    .all()
  const handle = openSync(file, 'r+')
  for (const { rootpage } of indexes)
    writeSync(handle, Buffer.alloc(100, 0xa5), 0, 100, (Number(rootpage) - 1) * size)
  closeSync(handle)
  // After a write by somebody else the server reads its pages from the file again.
  if (isReadAgain) database.exec("insert into cached_values values ('damage', '', '')")
  database.close()
  return indexes.length
}
