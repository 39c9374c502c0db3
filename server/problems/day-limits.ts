import type { DayLimit } from '../../domain/staff/site-problems.ts'
import { DAY } from '../../domain/time/durations.ts'
import { iso } from '../../domain/time/iso.ts'
import type { Settings } from '../config.ts'
import type { Transaction } from '../store/database.ts'
import { ALL_FILES, UNIT_BYTES } from '../submissions/files/file-budget.ts'
import { ALL_MAIL, MAIL_OF_NETWORK } from '../submissions/mail-limits.ts'

export type DaySettings = Pick<Settings, 'confirmationsADay' | 'confirmationsANetwork' | 'filesADay'>

/** What is used of the limits of 24 hours; of those of networks, by the one that used most. */
export async function readDayLimits(
  { build, run }: Transaction,
  { confirmationsADay, confirmationsANetwork, filesADay }: DaySettings,
  now: number,
): Promise<DayLimit[]> {
  const most = async (name: string): Promise<number> => {
    const [row] = await run(
      build
        .selectFrom('counters')
        .select((of) => of.fn.max('count').as('count'))
        .where('name', 'like', name)
        .where('window_start', '>', iso(now - DAY)),
    )
    return row?.count ?? 0
  }
  return [
    { setting: 'CONFIRMATIONS_A_DAY', used: await most(ALL_MAIL), limit: confirmationsADay },
    {
      setting: 'CONFIRMATIONS_A_NETWORK',
      used: await most(`${MAIL_OF_NETWORK}%`),
      limit: confirmationsANetwork,
    },
    { setting: 'FILES_A_DAY', used: (await most(ALL_FILES)) * UNIT_BYTES, limit: filesADay },
  ]
}
