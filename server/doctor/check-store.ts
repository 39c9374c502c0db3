import { DAY, MINUTE } from '../../domain/durations.ts'
import { staffDirectory } from '../accounts/staff.ts'
import type { Settings } from '../config.ts'
import { createLog } from '../log.ts'
import { StartupError } from '../startup-error.ts'
import { readClock } from '../store/clock.ts'
import { StoreUnavailable } from '../store/errors.ts'
import { countEmails } from '../store/mail/outbox.ts'
import { hasDatabase } from '../store/open-database.ts'
import { openStore, type Store } from '../store/store.ts'
import { plainReason } from './reason.ts'

/** Clocks are corrected by less all the time. */
const BEHIND = MINUTE
const AHEAD = 7 * DAY

/** What is wrong with the database and what it holds. One that does not exist yet is not made. */
export async function checkStore(settings: Settings, now: number): Promise<string[]> {
  const isPostgres = settings.databaseUrl !== undefined
  try {
    if (!(await hasDatabase(settings)))
      return [
        isPostgres
          ? 'There is no database of this site at DATABASE_URL yet: start the server once, or correct DATABASE_URL.'
          : `There is no database in ${settings.dataDir} yet: start the server once, or set DATA_DIR.`,
      ]
    const store = await openStore({ ...settings, besideServer: true }, createLog('silent'))
    try {
      return [...(await checkClock(store, now)), ...(await checkOutbox(store)), ...(await checkStaff(store))]
    } finally {
      await store.close()
    }
  } catch (error) {
    if (error instanceof StartupError) return [error.message]
    if (!(error instanceof StoreUnavailable)) throw error
    const name = isPostgres ? 'Postgres at DATABASE_URL' : 'The database'
    return [`${name} cannot be used: ${plainReason(error.cause)}. Nothing can be stored until it can.`]
  }
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

async function checkOutbox(store: Store): Promise<string[]> {
  const { dead } = await store.transact(countEmails)
  if (dead === 0) return []
  return [`${dead === 1 ? '1 message is' : `${dead} messages are`} dead: see npm run mail -- list.`]
}

async function checkStaff(store: Store): Promise<string[]> {
  const members = await staffDirectory({ store }, Date.now).list()
  if (members.length === 0) return ['Nobody can sign in to the inbox: run npm run staff -- add EMAIL.']
  return members
    .filter(({ hasSecondFactor }) => !hasSecondFactor)
    .map(
      ({ email }) =>
        `${email} has no second factor yet: it is set up at the next sign-in, at /admin/account.`,
    )
}
