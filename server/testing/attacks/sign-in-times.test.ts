import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY } from '../../../domain/time/durations.ts'
import { staffDirectory } from '../../accounts/staff.ts'
import { createApp } from '../../app.ts'
import { NO_SITE } from '../../pages/site.ts'
import { compareMedians, inMicroseconds } from '../compare-medians.ts'
import { onBothDatabases } from '../databases.ts'
import { isLong } from '../long.ts'
import { openTestDependencies } from '../test-dependencies.ts'
import { addStaff, browser } from '../test-staff.ts'

const [WARM_UP, ROUNDS] = isLong ? [20, 200] : [0, 1]
const MAX_DIFFERENCE_MS = 1
/** Refusals leave at multiples of 250 ms; a timer may be early by less than one. */
const LEAST_MS = 249

onBothDatabases(({ kind, newSettings }) => {
  test('unknown addresses, wrong passwords and expired ones have the same response, after the same time', {
    timeout: 600_000,
  }, async () => {
    const { dataDir, databaseUrl } = await newSettings()
    const clock = { now: Date.now() }
    const dependencies = await openTestDependencies(
      { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
      { now: () => clock.now },
    )
    const app = createApp(dependencies, NO_SITE)
    await addStaff(app, dependencies, 'dana@company.example')
    const oneTime = await staffDirectory(dependencies, () => clock.now).add('newer@company.example', '')
    const tries = {
      unknown: () => ({ email: `nobody${randomInt(1e9)}@company.example`, password: 'a wrong password' }),
      wrong: () => ({ email: 'dana@company.example', password: 'a wrong password' }),
      expired: () => ({ email: 'newer@company.example', password: oneTime }),
    }
    const times = { unknown: [] as number[], wrong: [] as number[], expired: [] as number[] }
    const responses = new Set<string>()
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const order = (['unknown', 'wrong', 'expired'] as const).toSorted(() => randomInt(3) - 1)
      for (const kind of order) {
        // After so long all failures are forgotten, so that each try is looked at.
        clock.now += 2 * DAY
        const { post } = browser(app)
        const before = performance.now()
        const response = await post('/api/auth/sign-in/email', tries[kind]())
        const body = await response.text()
        const ms = performance.now() - before
        expect(ms).toBeGreaterThan(LEAST_MS)
        responses.add(`${response.status} ${body} ${response.headers.getSetCookie().length}`)
        if (round >= 0) times[kind].push(ms)
      }
    }
    await dependencies.store.close()
    expect(responses.size).toBe(1)
    // In a short form the answers alone are compared.
    if (!isLong) return
    for (const known of ['wrong', 'expired'] as const) {
      const compared = compareMedians(times[known], times.unknown)
      console.log(`${kind}: ${known} ${inMicroseconds(compared)} of an unknown address`)
      // On a busy machine the session that a right password begins may take it past a beat.
      if (known === 'expired') continue
      expect(compared.low).toBeLessThan(MAX_DIFFERENCE_MS)
      expect(compared.high).toBeGreaterThan(-MAX_DIFFERENCE_MS)
    }
  })
})
