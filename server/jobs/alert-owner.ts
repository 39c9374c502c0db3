import { hostname } from 'node:os'
import type { SiteProblem } from '../../domain/staff/site-problems.ts'
import { emailDomain } from '../../domain/text/email-domain.ts'
import { MINUTE } from '../../domain/time/durations.ts'
import type { Dependencies } from '../dependencies.ts'
import { sendDirectly } from '../mail/send-directly.ts'
import { failureOf } from '../mail/transports/smtp-failure.ts'
import { compareProblems, type ToldProblems } from '../problems/compare-problems.ts'
import { currentProblems } from '../problems/current-problems.ts'
import { type Surroundings, unseenProblems } from '../problems/surroundings.ts'
import type { Transaction } from '../store/database.ts'
import { beatInstance, forgetInstance } from '../store/instances.ts'
import { claimJob, finishJob } from '../store/jobs.ts'
import { DISPATCH_PRIORITY, enqueueEmail } from '../store/mail/emails.ts'
import { ALERT_TEMPLATE } from '../store/mail/outbox.ts'
import { findSetting, saveSetting, TOLD_PROBLEMS } from '../store/stored-settings.ts'

const CHECK_EVERY = 5 * MINUTE
const LEASE = 3 * MINUTE

interface OwnerAlerts {
  /** Tells the owner of problems that have begun or are over, when that is due. */
  check(): Promise<void>
  /** Of several servers, the others miss this one unless it has stopped on purpose. */
  beat(): Promise<void>
  leave(): Promise<void>
}

type AlertDependencies = Pick<Dependencies, 'store' | 'config' | 'log' | 'now'>

/** `owner` is this instance, for its leases. */
export function openOwnerAlerts(
  { store, config, log, now }: AlertDependencies,
  owner: string,
  readSurroundings: (config: Dependencies['config'], now: number) => Promise<Surroundings>,
): OwnerAlerts {
  const { ownerEmail } = config
  const instance = `${hostname()}:${config.port}`
  return { check, beat, leave }

  async function check() {
    if (ownerEmail === undefined) return
    const job = { name: 'owner alerts', owner, now: now(), periodMs: CHECK_EVERY - MINUTE / 2 }
    if (!(await store.transact((transaction) => claimJob(transaction, { ...job, leaseMs: LEASE })))) return
    const surroundings = await readSurroundings(config, job.now)
    const { begun, over, told } = await store.transact(async (transaction) =>
      compareProblems(
        (await findSetting<ToldProblems>(transaction, TOLD_PROBLEMS)) ?? {},
        await currentProblems(transaction, { now: job.now, ...surroundings }),
        job.now,
        unseenProblems(surroundings),
      ),
    )
    const later = await tellOfStoppedMail(ownerEmail, begun)
    const news = { begun: begun.filter(({ kind }) => kind !== STOPPED), over }
    await store.transact(async (transaction) => {
      if (news.begun.length + news.over.length > 0) await enqueue(transaction, ownerEmail, news, job.now)
      const { [STOPPED]: stopped, ...others } = told
      await saveSetting(transaction, TOLD_PROBLEMS, later || stopped === undefined ? others : told)
      await finishJob(transaction, job)
    })
  }

  /** What cannot leave by the outbox. Resolves to whether it has to be tried again. */
  async function tellOfStoppedMail(recipient: string, begun: readonly SiteProblem[]): Promise<boolean> {
    const stopped = begun.filter(({ kind }) => kind === STOPPED)
    if (stopped.length === 0 || config.alertSmtpUrl === undefined) return false
    try {
      await sendDirectly(config, { template: ALERT_TEMPLATE, recipient, payload: { begun: stopped } }, now())
      return false
    } catch (error) {
      log.error({ code: failureOf(error).code }, 'an alert could not be sent by ALERT_SMTP_URL')
      return true
    }
  }

  async function beat() {
    if (config.databaseUrl === undefined) return
    await store.transact((transaction) => beatInstance(transaction, { name: instance, now: now() }))
  }

  async function leave() {
    if (config.databaseUrl === undefined) return
    await store.transact((transaction) => forgetInstance(transaction, instance))
  }

  async function enqueue(
    transaction: Transaction,
    recipient: string,
    payload: { begun: SiteProblem[]; over: SiteProblem[] },
    at: number,
  ) {
    const mailDomain = emailDomain(config.mailFrom)
    const email = { template: ALERT_TEMPLATE, recipient, payload, mailDomain, at }
    await enqueueEmail(transaction, { ...email, priority: DISPATCH_PRIORITY })
  }
}

const STOPPED = 'mail stopped' satisfies SiteProblem['kind']
