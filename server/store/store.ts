import type { Log } from '../log.ts'
import { type Database, type DatabaseSettings, openDatabase } from './database.ts'
import { watchWrites } from './heartbeat.ts'
import { type Claim, claim, type DueMessage, type Outcome, renew, settle } from './outbox.ts'
import { eraseSome, type Kept, keep, type Naming, recall, type SubmissionInput } from './submissions.ts'

export { StoreUnavailable } from './errors.ts'

/** Every call throws `StoreUnavailable` when it can do nothing now, within a second or so; then nothing was done. */
export interface Store {
  /** Resolves once the submission and its two messages are on disk. */
  keep(input: SubmissionInput): Promise<Kept>
  /** What was kept under this filling's key before; stores nothing. */
  recall(input: SubmissionInput): Promise<Kept | undefined>
  /** Resolves when a write succeeds, or did within the last second. */
  check(): Promise<void>
  /** Messages that are due, held by an owner until a time. */
  claim(claim: Claim): Promise<DueMessage[]>
  /** Extends the lease of a claimed message to a time in milliseconds since 1970. */
  renew(message: Pick<DueMessage, 'submission' | 'kind'>, owner: string, until: number): Promise<void>
  settle(message: Pick<DueMessage, 'submission' | 'kind'>, owner: string, outcome: Outcome): Promise<void>
  /** How many submissions received before the time were erased, with their messages. */
  eraseOlderThan(isoTime: string): Promise<number>
  close(): Promise<void>
}

export interface StoreSettings extends DatabaseSettings {
  mailFrom: string
}

/** Throws `StartupError`, in words. A Postgres that is away is waited for in the background. */
export async function openStore(settings: StoreSettings, log: Log): Promise<Store> {
  const [, mailDomain = 'localhost'] = settings.mailFrom.split('@')
  return storeOn(await openDatabase(settings, log), { mailDomain }, log)
}

const ERASED_AT_ONCE = 200

export function storeOn(database: Database, naming: Naming, log: Log): Store {
  const { transact, wrote, check } = watchWrites(database, log)
  return {
    check,
    async keep(input) {
      const kept = await transact((transaction) => keep(transaction, input, naming))
      if (kept.outcome === 'kept') wrote()
      return kept
    },
    recall: (input) => transact((transaction) => recall(transaction, input)),
    claim: (wanted) => transact((transaction) => claim(transaction, wanted)),
    renew: (message, owner, until) => transact((transaction) => renew(transaction, message, owner, until)),
    settle: (message, owner, outcome) =>
      transact((transaction) => settle(transaction, message, owner, outcome)),
    async eraseOlderThan(isoTime) {
      let erased = 0
      for (;;) {
        const some = await transact((transaction) => eraseSome(transaction, isoTime, ERASED_AT_ONCE))
        erased += some
        if (some < ERASED_AT_ONCE) break
      }
      if (erased > 0) await database.purge()
      return erased
    },
    close: () => database.close(),
  }
}
