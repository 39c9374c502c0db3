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
import { listEmails } from '../store/mail/outbox.ts'
import {
  type Admission,
  type Admitted,
  type CreateResult,
  createSubmissions,
} from '../store/submissions/create-submissions.ts'
import { findKnownEmails } from '../store/submissions/known-emails.ts'
import { addEvent } from '../store/submissions/submission-events.ts'
import { type NewSubmission, senderEmail } from '../store/submissions/submissions.ts'
import { clientLimit, secondsOf } from './client-limit.ts'
import { takeFileBudget } from './files/file-budget.ts'
import { knownLimits, mailLimits } from './mail-limits.ts'
import { HELD_SCORE } from './spam-score.ts'

/** A submission as it came, with what its limits need. */
export interface Arrival {
  input: NewSubmission
  ip: string
  dependencies: Pick<Dependencies, 'config' | 'now'>
}

/** `waits`: the mail to the sender is withheld until staff have looked at it. */
export type Confirmation = 'follows' | 'waits'

/** What its sender is told, of one that was stored earlier. */
export async function confirmationOf(transaction: Transaction, submission: string): Promise<Confirmation> {
  const confirmations = await listEmails(transaction, submission, { template: 'confirmation' })
  return confirmations.some(({ state }) => state === 'withheld') ? 'waits' : 'follows'
}

type ArrivalResult = (CreateResult & { confirmation?: Confirmation }) | Limited

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
): Promise<ArrivalResult[]> {
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
): Promise<ArrivalResult[]> => create(transaction, arrivals, true)

/** Whether nothing but emails is stored with it. */
export const isPlain = ({ input: { files = [], enteredBy } }: Arrival): boolean =>
  files.length === 0 && enteredBy === undefined

async function create(
  transaction: Transaction,
  arrivals: readonly Arrival[],
  isAlone: boolean,
): Promise<ArrivalResult[]> {
  const byInput = new Map(arrivals.map((arrival) => [arrival.input, arrival]))
  const confirmations = new Map<NewSubmission, Confirmation>()
  const results = await createSubmissions<Limited>(
    transaction,
    arrivals.map(({ input }) => input),
    {
      isAlone: isAlone && transaction.dialect === 'postgres',
      async admit(inputs, isLocked) {
        const asked = inputs.flatMap((input) => byInput.get(input) ?? [])
        const admitted = await admit(transaction, asked, isLocked)
        for (const [place, admission] of admitted.admissions.entries())
          if (inputs[place] && 'emails' in admission)
            confirmations.set(inputs[place], admission.emails.some(isWithheld) ? 'waits' : 'follows')
        return admitted
      },
    },
  )
  return results.map((result, place) => {
    const confirmation = arrivals[place] && confirmations.get(arrivals[place].input)
    return result.outcome === 'created' && confirmation ? { ...result, confirmation } : result
  })
}

const isWithheld = ({ template, withheld }: FirstEmail): boolean =>
  template === 'confirmation' && withheld !== undefined

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
  const names = limits.flatMap(({ client, mail, known }) =>
    [...client, ...mail, ...known].map(({ name }) => name),
  )
  const known = await (isLocked ? lockCounters : readCounters)(transaction, names)
  const taking = takeFrom(known)
  let knownEmails: Promise<ReadonlySet<string>> | undefined
  // Looked up only where a limit is reached, for all at once: most senders are strangers.
  const isKnown = async ({ input }: Arrival) => {
    const emails = scored.flatMap((one) => senderEmail(one.input.form, one.input.answers) ?? [])
    knownEmails ??= findKnownEmails(transaction, [...new Set(emails)])
    return (await knownEmails).has(senderEmail(input.form, input.answers) ?? '')
  }
  const taken: Taken[] = []
  for (const [place, arrival] of scored.entries())
    taken.push(await take(taking, limits[place] ?? NO_LIMITS, arrival, isKnown))
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
  /** In place of those of `mail`, where the sender is known. */
  known: readonly CounterLimit[]
}

const NO_LIMITS: Limits = { client: [], mail: [], known: [] }

/** One instance counts its clients in memory. Mail that waits for staff counts nothing, and staff have no limits. */
function limitsOf({ dialect }: Transaction, { input, ip, dependencies }: Arrival): Limits {
  const { config } = dependencies
  if (input.enteredBy !== undefined) return NO_LIMITS
  const confirmation = emailsFor(input, config).find(isConfirmation)
  const caused = confirmation &&
    input.state !== 'spam' && { ip, config, now: input.at, message: confirmation }
  return {
    client: dialect === 'sqlite' ? [] : [clientLimit(ip, dependencies)],
    mail: caused ? mailLimits(caused) : [],
    known: caused ? knownLimits(caused) : [],
  }
}

interface Taken {
  admission: Admission<Limited>
  counted: readonly CounterLimit[]
}

/** The message to dispatch and the confirmation. Those of a held one wait for staff, and so does a confirmation above a limit. */
async function take(
  taking: Taking,
  { client, mail, known }: Limits,
  arrival: Arrival,
  isKnown: (arrival: Arrival) => Promise<boolean>,
): Promise<Taken> {
  const { input, dependencies } = arrival
  const wait = secondsOf(taking.take(client))
  if (wait > 0) return { admission: { refused: { outcome: 'limited', retryAfter: wait } }, counted: [] }
  const emails = emailsFor(input, dependencies.config)
  // Dispatch knows of what it enters itself; the sender is told where there is an address.
  if (input.enteredBy !== undefined) {
    const sent = input.answers[input.form.replyTo] === undefined ? [] : emails.filter(isConfirmation)
    return { admission: { input, emails: sent }, counted: [] }
  }
  const isWithinLimits = taking.take(mail).isAllowed
  const isAllowed = isWithinLimits || ((await isKnown(arrival)) && taking.take(known).isAllowed)
  const withheld = (email: FirstEmail) => {
    if (input.state === 'spam') return 'SPAM'
    return isConfirmation(email) && !isAllowed ? 'LIMIT' : undefined
  }
  return {
    admission: { input, emails: emails.map((email) => ({ ...email, withheld: withheld(email) })) },
    counted: [...client, ...(isWithinLimits ? mail : isAllowed ? known : [])],
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
