import { randomUUID } from 'node:crypto'
import { DAY, HOUR, MINUTE } from '../../domain/time/durations.ts'
import type { Dependencies } from '../dependencies.ts'
import { readSurroundings } from '../problems/surroundings.ts'
import { claimJob, finishJob } from '../store/jobs.ts'
import { StoreUnavailable } from '../store/store.ts'
import { openOwnerAlerts } from './alert-owner.ts'
import { alertDueSoon, summarizeDay } from './alerts.ts'
import { eraseOld } from './retention.ts'
import { openTrustedClock } from './trusted-clock.ts'

/** A wrong clock is often corrected soon after a start. */
const UPTIME_BEFORE_ERASING = HOUR
const LEASE = 10 * MINUTE

interface Scheduler {
  tick(): Promise<void>
  stop(): Promise<void>
}

type SchedulerDependencies = Pick<Dependencies, 'store' | 'config' | 'log' | 'now'>

/** Runs jobs in their time, each on one of the instances that share a database. */
export function startScheduler(
  dependencies: SchedulerDependencies,
  monotonic = () => performance.now(),
  surroundings = readSurroundings,
): Scheduler {
  const { store, log, now } = dependencies
  const owner = randomUUID()
  const started = monotonic()
  const clock = openTrustedClock({ store, log, now, monotonic })
  const ownerAlerts = openOwnerAlerts(dependencies, owner, surroundings)
  let running = Promise.resolve()
  const timer = setInterval(() => void tick(), MINUTE)
  timer.unref()
  void tick()

  return {
    tick,
    async stop() {
      clearInterval(timer)
      await running
      await ownerAlerts.leave().catch(() => undefined)
    },
  }

  function tick(): Promise<void> {
    running = running.then(runDue).catch((error) => {
      if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'a job failed; tried again later')
    })
    return running
  }

  async function runDue() {
    await clock.tick()
    if (clock.isTrusted()) {
      await mailDispatch()
      await ownerAlerts.beat()
      await ownerAlerts.check()
    }
    const mayErase = clock.isTrusted() && monotonic() - started >= UPTIME_BEFORE_ERASING
    if (mayErase) await daily('retention', erase)
  }

  /** Claimed, enqueued and finished in one transaction: exactly once, whatever fails. */
  async function mailDispatch() {
    for (const job of [alertDueSoon, summarizeDay])
      await store.transact((transaction) =>
        job(transaction, { owner, now: now(), config: dependencies.config }),
      )
  }

  async function erase() {
    const erased = await eraseOld({ ...dependencies, now: now() })
    if (erased > 0) log.info({ erased }, 'erased old submissions')
  }

  /** A job that fails is tried again when its lease has ended. */
  async function daily(name: string, work: () => Promise<void>) {
    const job = { name, owner, periodMs: DAY, leaseMs: LEASE }
    if (!(await store.transact((transaction) => claimJob(transaction, { ...job, now: now() })))) return
    await work()
    await store.transact((transaction) => finishJob(transaction, { ...job, now: now() }))
  }
}
