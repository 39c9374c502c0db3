import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withAppSecret } from '../app-secret.ts'
import { readConfig } from '../config.ts'
import type { Dependencies } from '../dependencies.ts'
import { rateLimit } from '../http/limits/rate-limit.ts'
import { openSearch } from '../inbox/search/search.ts'
import { openLanes } from '../lanes/lanes.ts'
import { createLog, type Log } from '../log.ts'
import { noMetrics } from '../metrics.ts'
import { noDiskReserve } from '../store/disk-reserve.ts'
import { openStore } from '../store/store.ts'

/** Dependencies on a store of their own, in a folder of their own; the wire and the clock are the caller's. */
export async function openTestDependencies(
  environment: Record<string, string> = {},
  given: Partial<Dependencies> = {},
): Promise<Dependencies> {
  const config = withAppSecret(
    readConfig({ DATA_DIR: newFolder('data-'), NEWS_FEEDS: '', APP_SECRET: TEST_SECRET, ...environment }),
  )
  const log = given.log ?? silent
  const store = given.store ?? (await openStore({ ...config, deadline: PATIENCE_MS }, log))
  return {
    config,
    log,
    store,
    disk: noDiskReserve,
    search: openSearch(store, config),
    mailer: { wake: () => {} },
    news: { latest: async () => undefined, picture: async () => undefined, fetchedAt: () => undefined },
    lanes: openLanes(),
    metrics: noMetrics,
    submissionLimit: rateLimit(config.rateLimit, () => performance.now()),
    stopping: new AbortController().signal,
    now: Date.now,
    ...given,
  }
}

/** A busy machine takes longer than a visitor should wait. */
export const PATIENCE_MS = 30_000

export const TEST_SECRET = 'a secret for tests, 32 characters or more'

export const newFolder = (prefix: string): string => mkdtempSync(path.join(tmpdir(), prefix))

export const silent: Log = createLog('silent')

/** A log that can be read. */
export function openLog(): { log: Log; lines: string[] } {
  const lines: string[] = []
  return { lines, log: createLog('trace', (line) => lines.push(line)) }
}
