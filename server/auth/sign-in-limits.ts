import { giveBack, KEPT_LONGER, KEPT_LONGER_DAYS } from '../store/counters.ts'
import type { Transaction } from '../store/database.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Failures that cost nothing, then the wait doubles with each. */
const FREE_FAILURES = 3
const LONGEST_WAIT = 15 * MINUTE
/**
 * Failures of one account from addresses and devices that never signed in to it: a wait of at most a minute, so nobody
 * stays out.
 */
const LONGEST_ACCOUNT_WAIT = MINUTE
/** After so long without a failure the count begins again. */
const FORGET_AFTER = 6 * HOUR
const KNOWN_FOR = KEPT_LONGER_DAYS * 24 * HOUR

interface Attempt {
  email: string
  /** The client's address, as the forms count it. */
  address: string
  /** From its cookie. One that has signed in to the account is counted apart, wherever it is. */
  device?: string | undefined
  /** Milliseconds since 1970. */
  now: number
}

/** A device that is known stands in the place of its address. */
async function placed(transaction: Transaction, attempt: Attempt): Promise<Attempt> {
  const { device } = attempt
  if (device === undefined) return attempt
  const atDevice = { ...attempt, address: `device:${device}` }
  return (await isKnown(transaction, atDevice)) ? atDevice : attempt
}

/**
 * Milliseconds until this address may try this account; 0 when it may now, which then counts as a failure until the
 * outcome is known: guesses sent at once all count.
 */
export async function beginSignIn(transaction: Transaction, from: Attempt): Promise<number> {
  const attempt = await placed(transaction, from)
  const { email, address, now } = attempt
  const waits = [await waitOf(transaction, pairName(email, address), now, LONGEST_WAIT)]
  if (!(await isKnown(transaction, attempt))) {
    waits.push(await waitOf(transaction, addressName(address), now, LONGEST_WAIT))
    waits.push(await waitOf(transaction, accountName(email), now, LONGEST_ACCOUNT_WAIT))
    waits.push(await waitOf(transaction, halfName(email), now, LONGEST_WAIT))
  }
  const wait = Math.max(...waits)
  if (wait === 0)
    for (const name of await countedNames(transaction, attempt)) await countFailure(transaction, name, now)
  return wait
}

/** Takes back the count of `beginSignIn` when the password was not checked. */
export async function undoSignIn(transaction: Transaction, from: Attempt): Promise<void> {
  const attempt = await placed(transaction, from)
  for (const name of await countedNames(transaction, attempt)) await giveBack(transaction, name)
}

/** The password was right and the code is still to come; someone who has only the password has few tries at the code. */
export const recordHalfSignIn = (transaction: Transaction, { email, now }: Attempt): Promise<void> =>
  countFailure(transaction, halfName(email), now)

/** Forgets the failures of this address with this account, and knows address and device from now on. */
export async function recordSignInSuccess(transaction: Transaction, from: Attempt): Promise<void> {
  const { email, address, now } = await placed(transaction, from)
  await undoSignIn(transaction, from)
  await setCounter(transaction, pairName(email, address), 0, now)
  await setCounter(transaction, halfName(email), 0, now)
  await setCounter(transaction, knownName(email, from.address), 1, now)
  if (from.device !== undefined)
    await setCounter(transaction, knownName(email, `device:${from.device}`), 1, now)
}

async function countedNames(transaction: Transaction, attempt: Attempt): Promise<string[]> {
  const { email, address } = attempt
  const names = [pairName(email, address), addressName(address)]
  return (await isKnown(transaction, attempt)) ? names : [...names, accountName(email)]
}

/** True the first time: each code of an authenticator app counts once. */
export async function isFirstUseOfCode(
  { build, run }: Transaction,
  { userId, code, now }: { userId: string; code: string; now: number },
): Promise<boolean> {
  const used = await run(
    build
      .insertInto('counters')
      .values({ name: `totp:${userId}:${code}`, window_start: iso(now), count: 1 })
      .onConflict((known) =>
        known
          .column('name')
          .doUpdateSet({ window_start: iso(now) })
          .where('counters.window_start', '<', iso(now - CODE_VALID)),
      )
      .returning('name'),
  )
  return used.length > 0
}

/** Three steps of 30 seconds: the present one and one on either side. */
const CODE_VALID = 90 * SECOND

async function waitOf(transaction: Transaction, name: string, now: number, longest: number): Promise<number> {
  const { count, lastAt } = await failuresOf(transaction, name, now)
  if (count <= FREE_FAILURES) return 0
  const wait = Math.min(2 ** (count - FREE_FAILURES - 1) * SECOND, longest)
  return Math.max(0, Math.min(lastAt + wait - now, longest))
}

async function failuresOf({ build, run }: Transaction, name: string, now: number) {
  const query = build.selectFrom('counters').select(['count', 'window_start']).where('name', '=', name)
  const [row] = await run(query)
  const lastAt = Date.parse(row?.window_start ?? iso(0))
  // A failure in the future was counted before the clock was set back; nobody waits until then.
  return now - lastAt > FORGET_AFTER || lastAt - now > MINUTE
    ? { count: 0, lastAt }
    : { count: row?.count ?? 0, lastAt }
}

async function isKnown({ build, run }: Transaction, { email, address, now }: Attempt): Promise<boolean> {
  const known = build
    .selectFrom('counters')
    .select('name')
    .where('name', '=', knownName(email, address))
    .where('window_start', '>', iso(now - KNOWN_FOR))
  return (await run(known)).length > 0
}

async function countFailure({ build, run }: Transaction, name: string, now: number): Promise<void> {
  await run(
    build
      .insertInto('counters')
      .values({ name, window_start: iso(now), count: 1 })
      .onConflict((known) =>
        known.column('name').doUpdateSet((row) => ({
          window_start: iso(now),
          count: row
            .case()
            .when('counters.window_start', '<', iso(now - FORGET_AFTER))
            .then(1)
            .else(row('counters.count', '+', 1))
            .end(),
        })),
      ),
  )
}

async function setCounter(
  { build, run }: Transaction,
  name: string,
  count: number,
  now: number,
): Promise<void> {
  await run(
    build
      .insertInto('counters')
      .values({ name, window_start: iso(now), count })
      .onConflict((known) => known.column('name').doUpdateSet({ window_start: iso(now), count })),
  )
}

const pairName = (email: string, address: string) => `sign-in:${email}:${address}`
const addressName = (address: string) => `sign-in-address:${address}`
const accountName = (email: string) => `sign-in-account:${email}`
const halfName = (email: string) => `sign-in-half:${email}`
const knownName = (email: string, address: string) => `${KEPT_LONGER}sign-in:${email}:${address}`

const iso = (at: number): string => new Date(at).toISOString()
