import { emailDomain } from '../../domain/text/email-domain.ts'
import { HOUR } from '../../domain/time/durations.ts'
import type { Dependencies } from '../dependencies.ts'
import {
  type CounterLimit,
  giveBack,
  lockCounters,
  readCounters,
  type Taking,
  takeFrom,
} from '../store/counters.ts'
import type { Transaction } from '../store/database.ts'
import { DISPATCH_PRIORITY, type NewEmail } from '../store/mail/emails.ts'
import {
  type Admission,
  type Admitted,
  type CreateResult,
  createSubmissions,
} from '../store/submissions/create-submissions.ts'
import { addEvent } from '../store/submissions/submission-events.ts'
import { type NewSubmission, senderEmail } from '../store/submissions/submissions.ts'
import { clientLimit, secondsOf } from './client-limit.ts'
import { takeFileBudget } from './files/file-budget.ts'
import { mailLimits } from './mail-limits.ts'
import { HELD_SCORE } from './spam-score.ts'

/** A submission as it came, with what its limits need. */
export interface Arrival {
  input: NewSubmission
  ip: string
  dependencies: Pick<Dependencies, 'config' | 'now'>
}

/** Seconds until the client may store more. */
interface Limited {
  outcome: 'limited'
  retryAfter: number
}

/**
 * Stores what arrives at one moment, with its emails and what it counts in limits. Throws `FilesRefused`.
 * On Postgres all instances count together: with what is stored, so that a repeat or a failure counts nothing.
 */
export async function storeArrivals(
  transaction: Transaction,
  arrivals: readonly Arrival[],
): Promise<(CreateResult | Limited)[]> {
  const results = await create(transaction, arrivals, false)
  for (const [place, result] of results.entries()) {
    const arrival = arrivals[place]
    if (arrival && result.outcome === 'created') await finish(transaction, result.id, arrival)
  }
  return results
}

/** The same for those that `isPlain`: on Postgres in one statement, so that instances hardly wait for each other. */
export const storePlainArrivals = (
  transaction: Transaction,
  arrivals: readonly Arrival[],
): Promise<(CreateResult | Limited)[]> => create(transaction, arrivals, true)

/** Whether nothing but emails is stored with it. */
export const isPlain = ({ input: { files = [], enteredBy } }: Arrival): boolean =>
  files.length === 0 && enteredBy === undefined

function create(
  transaction: Transaction,
  arrivals: readonly Arrival[],
  isAlone: boolean,
): Promise<(CreateResult | Limited)[]> {
  const byInput = new Map(arrivals.map((arrival) => [arrival.input, arrival]))
  return createSubmissions<Limited>(
    transaction,
    arrivals.map(({ input }) => input),
    {
      isAlone: isAlone && transaction.dialect === 'postgres',
      admit: (inputs, isLocked) =>
        admit(
          transaction,
          inputs.flatMap((input) => byInput.get(input) ?? []),
          isLocked,
        ),
    },
  )
}

async function finish(transaction: Transaction, submission: string, { input, ip, dependencies }: Arrival) {
  const { enteredBy: who, at, files = [] } = input
  if (who !== undefined) await addEvent(transaction, { submission, at, who, event: 'entered' })
  else await takeFileBudget(transaction, { ip, files }, dependencies)
}

async function admit(
  transaction: Transaction,
  arrivals: readonly Arrival[],
  isLocked: boolean,
): Promise<Admitted<Limited>> {
  const scored: Arrival[] = []
  for (const arrival of arrivals)
    scored.push({ ...arrival, input: await withState(transaction, arrival.input) })
  const limits = scored.map((arrival) => limitsOf(transaction, arrival))
  const names = limits.flatMap(({ client, mail }) => [...client, ...mail].map(({ name }) => name))
  const known = await (isLocked ? lockCounters : readCounters)(transaction, names)
  const taking = takeFrom(known)
  const taken = scored.map((arrival, place) => take(taking, limits[place] ?? NO_LIMITS, arrival))
  const counters = taking.changed()
  return {
    admissions: taken.map(({ admission }) => admission),
    counters,
    additions: taking.additions(),
    async giveBack(places) {
      const counted = places.flatMap((place) => taken[place]?.counted ?? [])
      for (const { name } of counted) await giveBack(transaction, name)
    },
  }
}

interface Limits {
  client: readonly CounterLimit[]
  mail: readonly CounterLimit[]
}

const NO_LIMITS: Limits = { client: [], mail: [] }

/** One instance counts its clients in memory. Mail that waits for staff counts nothing, and staff have no limits. */
function limitsOf({ dialect }: Transaction, { input, ip, dependencies }: Arrival): Limits {
  const { config } = dependencies
  if (input.enteredBy !== undefined) return NO_LIMITS
  const confirmation = emailsFor(input, config).find(isConfirmation)
  const caused = { ip, config, now: input.at }
  return {
    client: dialect === 'sqlite' ? [] : [clientLimit(ip, dependencies)],
    mail: confirmation && input.state !== 'spam' ? mailLimits({ ...caused, message: confirmation }) : [],
  }
}

/** The message to dispatch and the confirmation. Those of a held one wait for staff, and so does a confirmation above a limit. */
function take(
  taking: Taking,
  { client, mail }: Limits,
  { input, dependencies }: Arrival,
): { admission: Admission<Limited>; counted: readonly CounterLimit[] } {
  const wait = secondsOf(taking.take(client))
  if (wait > 0) return { admission: { refused: { outcome: 'limited', retryAfter: wait } }, counted: [] }
  const emails = emailsFor(input, dependencies.config)
  // Dispatch knows of what it enters itself; the sender is told where there is an address.
  if (input.enteredBy !== undefined) {
    const sent = input.answers[input.form.replyTo] === undefined ? [] : emails.filter(isConfirmation)
    return { admission: { input, emails: sent }, counted: [] }
  }
  const isAllowed = taking.take(mail).isAllowed
  const withheld = (email: FirstEmail) => {
    if (input.state === 'spam') return 'SPAM'
    return isConfirmation(email) && !isAllowed ? 'LIMIT' : undefined
  }
  return {
    admission: { input, emails: emails.map((email) => ({ ...email, withheld: withheld(email) })) },
    counted: isAllowed ? [...client, ...mail] : client,
  }
}

type FirstEmail = Omit<NewEmail, 'submission' | 'at'>

const isConfirmation = ({ template }: FirstEmail): boolean => template === 'confirmation'

/** What looks like spam is stored and held: its mail waits, and its sender gets the usual response. */
async function withState(transaction: Transaction, input: NewSubmission): Promise<NewSubmission> {
  if (input.enteredBy !== undefined) return input
  const { spamScore: score = 0, spamReasons = [] } = input
  if (score >= HELD_SCORE) return { ...input, state: 'spam' }
  // Many from one sender are no spam by themselves: a broker sends dozens.
  if (score === 0 || !(await sendsMany(transaction, input))) return input
  const isHeld = score + MANY >= HELD_SCORE
  return {
    ...input,
    spamScore: score + MANY,
    spamReasons: [...spamReasons, `many from one email address (${MANY})`],
    ...(isHeld && { state: 'spam' }),
  }
}

const MANY = 2
const MANY_AN_HOUR = 10

async function sendsMany({ build, run }: Transaction, input: NewSubmission): Promise<boolean> {
  const email = senderEmail(input.form, input.answers)
  if (email === null) return false
  const earlier = await run(
    build
      .selectFrom('submissions')
      .select('id')
      .where('email', '=', email)
      .where('received_at', '>', new Date(input.at - HOUR).toISOString())
      .limit(MANY_AN_HOUR),
  )
  return earlier.length === MANY_AN_HOUR
}

/** Every submission is mailed to dispatch and confirmed to its sender. */
export function emailsFor(
  { form, answers }: Pick<NewSubmission, 'form' | 'answers'>,
  { mailFrom, dispatchEmail }: { mailFrom: string; dispatchEmail: string },
): Omit<NewEmail, 'submission' | 'at'>[] {
  const mailDomain = emailDomain(mailFrom)
  return [
    { template: 'dispatch', recipient: dispatchEmail, priority: DISPATCH_PRIORITY, mailDomain },
    { template: 'confirmation', recipient: String(answers[form.replyTo]), mailDomain },
  ]
}
