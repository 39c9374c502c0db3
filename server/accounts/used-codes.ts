import { iso } from '../../domain/time/iso.ts'
import type { Transaction } from '../store/database.ts'

interface Use {
  accountId: string
  code: string
  /** Milliseconds since 1970. */
  now: number
}

/** True the first time: each code of an authenticator app counts once, whichever instances it is sent to. */
export async function isFirstUseOfCode(
  { build, run }: Transaction,
  { accountId, code, now }: Use,
): Promise<boolean> {
  const used = await run(
    build
      .insertInto('counters')
      .values({ name: `totp:${accountId}:${code}`, window_start: iso(now), count: 1 })
      .onConflict((known) =>
        known
          .column('name')
          .doUpdateSet({ window_start: iso(now) })
          .where('counters.window_start', '<', iso(now - CODE_VALID_MS)),
      )
      .returning('name'),
  )
  return used.length > 0
}

/** Three steps of 30 seconds: the present one and one on either side. */
const CODE_VALID_MS = 90_000
