import { DAY, MINUTE } from '../../domain/time/durations.ts'
import { enSiteProblems } from '../../translations/en/mail/site-problems.ts'
import { staffDirectory } from '../accounts/staff.ts'
import { commandName } from '../command-name.ts'
import type { Settings } from '../config.ts'
import { createLog } from '../log.ts'
import { backupLine, problemLines, readStatus } from '../operator/status.ts'
import { readDayLimits } from '../problems/day-limits.ts'
import { StartupError } from '../startup-error.ts'
import { readClock } from '../store/clock.ts'
import { readDisk } from '../store/disk.ts'
import { StoreUnavailable } from '../store/errors.ts'
import { OlderDatabase } from '../store/migrations/migrate.ts'
import { hasDatabase } from '../store/open-database.ts'
import { openStore, type Store } from '../store/store.ts'
import { plainReason } from './reason.ts'

/** Clocks are corrected by less all the time. */
const BEHIND = MINUTE
const AHEAD = 7 * DAY

interface StoreFindings {
  problems: string[]
  right: string[]
  /** A server would not start on it. */
  isUnusable: boolean
}

/** What the database is like and what it holds. One that does not exist yet is not made, an older one not changed. */
export async function checkStore(settings: Settings, now: number): Promise<StoreFindings> {
  const findingsOf = (findings: Partial<StoreFindings>) => ({
    problems: [],
    right: [],
    isUnusable: false,
    ...findings,
  })
  const isPostgres = settings.databaseUrl !== undefined
  try {
    if (!(await hasDatabase(settings)))
      return findingsOf({
        problems: [
          isPostgres
            ? 'There is no database of this site at DATABASE_URL yet: start the server once, or correct DATABASE_URL.'
            : `There is no database in ${settings.dataDir} yet: start the server once, or set DATA_DIR.`,
        ],
      })
    const status = await readStatus(settings, now)
    const store = await openStore({ ...settings, besideServer: true }, createLog('silent'))
    try {
      return findingsOf({
        problems: [...(await checkClock(store, now)), ...problemLines(status), ...(await checkStaff(store))],
        right: [
          isPostgres ? 'Postgres can be used.' : 'The database can be used.',
          backupLine(status),
          ...(await limitLines(store, settings, now)),
        ],
      })
    } finally {
      await store.close()
    }
  } catch (error) {
    if (error instanceof OlderDatabase)
      return findingsOf({
        right: ['The database is of an earlier version; the server brings it up to date when it starts.'],
      })
    if (error instanceof StartupError) return findingsOf({ problems: [error.message], isUnusable: true })
    if (!(error instanceof StoreUnavailable)) throw error
    const name = isPostgres ? 'Postgres at DATABASE_URL' : 'The database'
    return findingsOf({
      problems: [`${name} cannot be used: ${plainReason(error.cause)}. Nothing can be stored until it can.`],
      isUnusable: true,
    })
  }
}

/** What is used of each limit; above most of it, it is among the problems as well. */
async function limitLines(store: Store, settings: Settings, now: number): Promise<string[]> {
  const limits = await store.transact((transaction) => readDayLimits(transaction, settings, now))
  const disk = await readDisk(settings.dataDir)
  const { dayLimit, diskReserve } = enSiteProblems.doctor
  return [
    ...limits.map(dayLimit),
    ...(disk && settings.diskReserve > 0 ? [diskReserve(disk.freeBytes, settings.diskReserve)] : []),
  ]
}

/** The last time that the server stored; the doctor itself stores none. */
async function checkClock(store: Store, now: number): Promise<string[]> {
  const stored = await store.transact((transaction) => readClock(transaction))
  if (stored === undefined) return []
  const last = new Date(stored).toISOString()
  if (now < stored - BEHIND)
    return [`The clock is behind ${last}, which the server stored last: set it with timedatectl.`]
  if (now > stored + AHEAD)
    return [
      `The server stored a time last at ${last}: it has not run for days, or the clock is ahead. Compare it with timedatectl.`,
    ]
  return []
}

async function checkStaff(store: Store): Promise<string[]> {
  const members = await staffDirectory({ store }, Date.now).list()
  if (members.length === 0) return [`Nobody can sign in to the inbox: run ${commandName('staff')} add EMAIL.`]
  return members
    .filter(({ hasSecondFactor }) => !hasSecondFactor)
    .map(
      ({ email }) =>
        `${email} has no second factor yet: it is set up at the next sign-in, at /admin/account.`,
    )
}
