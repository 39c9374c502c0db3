import { createHmac } from 'node:crypto'
import { HOUR, MINUTE, SECOND } from '../../domain/time/durations.ts'
import { networkOf } from '../http/client-ip.ts'
import {
  type CounterState,
  LONG_LIVED,
  LONG_LIVED_DAYS,
  lockCounters,
  readCounters,
  saveCounters,
} from '../store/counters.ts'
import type { Transaction } from '../store/database.ts'

/** Failures that cost nothing, then the wait doubles with each. */
const FREE_FAILURES = 3
const MAX_WAIT = 15 * MINUTE
const MAX_ACCOUNT_WAIT = MINUTE
/** After so long without a failure the count begins again. */
const FORGET_AFTER = 6 * HOUR
const KNOWN_FOR = LONG_LIVED_DAYS * 24 * HOUR

export interface Attempt {
  email: string
  /** The client's IP address, as the forms count it. */
  ip: string
  /** The random id in its cookie. */
  device?: string | undefined
  /** Milliseconds since 1970. */
  now: number
}

/** The counters of an attempt. */
interface Names {
  /** Of this client with this account. */
  own: string
  /** Of strangers: absent for a device or an IP address that has signed in to the account before. */
  shared?: { ip: string; account: string; network: string; pending: string }
}

/** Counters are named by a hash with the secret, so that the database has no IP address and no email for this. */
export function signInLimits(secret: string) {
  return { begin, undo, recordPending, recordSuccess }

  /**
   * Milliseconds until this client may try this account; 0 when it may now, which then counts as a failure until the
   * outcome is known. Guesses sent at once all count, on any instance; a refused one writes nothing.
   */
  async function begin(transaction: Transaction, attempt: Attempt): Promise<number> {
    const names = await namesOf(transaction, attempt)
    const all = [names.own, ...Object.values(names.shared ?? {})]
    const { now } = attempt
    const wait = waitOf(names, await readCounters(transaction, all), now)
    if (wait > 0) return wait
    const counters = await lockCounters(transaction, all)
    const waitOnceLocked = waitOf(names, counters, now)
    if (waitOnceLocked === 0)
      await saveCounters(
        transaction,
        countedIn(names).map((name) => oneMore(name, counters, now)),
      )
    return waitOnceLocked
  }

  /** Takes back the count of `begin` when the password was not checked. */
  async function undo(transaction: Transaction, attempt: Attempt): Promise<void> {
    const counted = countedIn(await namesOf(transaction, attempt))
    const counters = await lockCounters(transaction, counted)
    await saveCounters(transaction, oneLess(counted, counters))
  }

  /** The password was right and the code is still to come; someone who has only the password has few tries at the code. */
  async function recordPending(transaction: Transaction, { email, now }: Attempt): Promise<void> {
    const pending = counterName('second-factor-pending', email)
    await saveCounters(transaction, [oneMore(pending, await lockCounters(transaction, [pending]), now)])
  }

  /** Forgets the failures of this client with this account, and knows its IP address and device from now on. */
  async function recordSuccess(transaction: Transaction, attempt: Attempt): Promise<void> {
    const { email, now } = attempt
    const names = await namesOf(transaction, attempt)
    const forgotten = [names.own, counterName('second-factor-pending', email)]
    const shared = countedIn(names).filter((name) => name !== names.own)
    const known = placesOf(attempt).map((place) => knownName(email, place))
    const counters = await lockCounters(transaction, [...forgotten, ...shared, ...known])
    await saveCounters(transaction, [
      ...forgotten.map((name) => ({ name, count: 0, at: now })),
      ...oneLess(shared, counters),
      ...known.map((name) => ({ name, count: 1, at: now })),
    ])
  }

  async function namesOf(transaction: Transaction, attempt: Attempt): Promise<Names> {
    const { email, ip, now } = attempt
    const places = placesOf(attempt)
    const found = await readCounters(
      transaction,
      places.map((place) => knownName(email, place)),
    )
    const known = places.find((place) => now - (found.get(knownName(email, place))?.at ?? 0) < KNOWN_FOR)
    if (known !== undefined) return { own: counterName('client', email, known) }
    return {
      own: counterName('client', email, `address ${ip}`),
      shared: {
        ip: counterName('address', ip),
        account: counterName('account', email),
        network: counterName('network', email, networkOf(ip)),
        pending: counterName('second-factor-pending', email),
      },
    }
  }

  function knownName(email: string, place: string): string {
    return LONG_LIVED + counterName('client', email, place)
  }

  function counterName(kind: string, ...parts: string[]): string {
    const digest = createHmac('sha256', secret)
      .update(JSON.stringify([kind, ...parts]))
      .digest('base64url')
    return `sign-in ${kind} ${digest}`
  }
}

/** Counted apart: a device that is known is known at every IP address. */
const placesOf = ({ device, ip }: Attempt): string[] => [
  ...(device === undefined ? [] : [`device ${device}`]),
  `address ${ip}`,
]

/** What a failure counts in; a code that is still to come is counted by itself. */
const countedIn = ({ own, shared }: Names): string[] =>
  shared ? [own, shared.ip, shared.account, shared.network] : [own]

type Counters = ReadonlyMap<string, CounterState>

/**
 * Failures at an account from elsewhere make nobody wait in whose network few have failed at it: strangers could
 * otherwise keep a person out who has the right password.
 */
function waitOf({ own, shared }: Names, counters: Counters, now: number): number {
  const wait = (name: string, longest: number) => waitAfter(failuresIn(counters.get(name), now), now, longest)
  if (!shared) return wait(own, MAX_WAIT)
  const isFirstOfNetwork = failuresIn(counters.get(shared.network), now).count < FREE_FAILURES
  return Math.max(
    wait(own, MAX_WAIT),
    wait(shared.ip, MAX_WAIT),
    wait(shared.pending, MAX_WAIT),
    isFirstOfNetwork ? 0 : wait(shared.account, MAX_ACCOUNT_WAIT),
  )
}

interface Failures {
  count: number
  lastAt: number
}

function waitAfter({ count, lastAt }: Failures, now: number, longest: number): number {
  if (count <= FREE_FAILURES) return 0
  const wait = Math.min(2 ** (count - FREE_FAILURES - 1) * SECOND, longest)
  return Math.max(0, Math.min(lastAt + wait - now, longest))
}

/** A failure in the future was counted before the clock was set back; nobody waits until then. */
function failuresIn(counter: CounterState | undefined, now: number): Failures {
  const { count, at } = counter ?? { count: 0, at: 0 }
  return { count: now - at > FORGET_AFTER || at - now > MINUTE ? 0 : count, lastAt: at }
}

const oneMore = (name: string, counters: Counters, now: number): CounterState => ({
  name,
  count: failuresIn(counters.get(name), now).count + 1,
  at: now,
})

const oneLess = (names: readonly string[], counters: Counters): CounterState[] =>
  names
    .flatMap((name) => counters.get(name) ?? [])
    .map((counter) => ({ ...counter, count: Math.max(0, counter.count - 1) }))
