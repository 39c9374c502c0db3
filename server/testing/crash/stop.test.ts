import { expect, test } from 'vitest'
import { report, sized } from '../long.ts'
import { startServer } from '../programs/server-process.ts'
import { newFolder } from '../test-dependencies.ts'
import { startLoad } from './load.ts'
import { missingIn } from './missing.ts'

const ROUNDS = sized(1, 10)

test.each(['one SIGTERM', 'two SIGTERMs'])(
  '%s under load ends with 0 and loses no submission',
  async (what) => {
    const settings = { dataDir: newFolder('stopped-') }
    const acknowledged: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const server = await startServer({ DATA_DIR: settings.dataDir, RATE_LIMIT: '100000' })
      const load = startLoad(() => server.url, 12)
      await load.until(20)
      server.child.kill('SIGTERM')
      if (what === 'two SIGTERMs') {
        await server.logged('"stopping"')
        server.child.kill('SIGTERM')
      }
      expect(await server.ended).toBe(0)
      await load.stop()
      expect([...load.statuses.keys()]).toEqual([200])
      acknowledged.push(...load.acknowledged)
    }
    expect(await missingIn(settings, acknowledged)).toEqual([])
    report(what, { rounds: ROUNDS, acknowledged: acknowledged.length, lost: 0 })
  },
  600_000,
)
