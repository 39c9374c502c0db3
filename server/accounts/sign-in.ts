import { iso } from '../../domain/time/iso.ts'
import { type Account, findAccount, updateAccount } from '../store/accounts/accounts.ts'
import {
  addPendingSignIn,
  countTry,
  deletePendingSignIns,
  deleteSessions,
} from '../store/accounts/sessions.ts'
import { deleteTrustedDevices, touchTrustedDevice } from '../store/accounts/trusted-devices.ts'
import type { Transaction } from '../store/database.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { beginSession, createToken, hashToken, needsOf, type Session } from './account-sessions.ts'
import { PENDING_MS } from './cookies.ts'
import { trustDevice } from './device-trust.ts'
import { isOneTimePasswordOver } from './one-time-password.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { isAppCode, isRecoveryCode } from './second-factor.ts'

/** Tries at the code, after which the password is asked for again. */
const MAX_TRIES = 5
const MAX_DEVICE = 500

type SignedIn = { email: string; token: string; next: 'done' | NonNullable<Session['needs']> }
type PasswordAccepted = SignedIn | { pendingToken: string }

interface PasswordSignIn {
  email: string
  password: string
  device: string | undefined
  /** The token by which the account trusts the browser, if it does. */
  trustTokenOf?(accountId: string): Promise<string | undefined>
}

/** Begins a session, or what a second factor finishes unless the browser is trusted. Undefined for a wrong password. */
export async function signInWithPassword(
  dependencies: AccountDependencies,
  { email, password, device, trustTokenOf }: PasswordSignIn,
): Promise<PasswordAccepted | undefined> {
  const { store, config, now } = dependencies
  const account = await store.transact((transaction) => findAccount(transaction, { email }))
  // For an unknown email a password is hashed as well, as the time would show who is on staff.
  const isRight = await verifyPassword({ hash: account?.password_hash ?? NOBODYS_HASH, password })
  const at = now()
  if (!account || !isRight || isOneTimePasswordOver(account, at)) return undefined
  const trustToken = await trustTokenOf?.(account.id)
  return store.transact(async (transaction) => {
    // Also waits for a change of the password, which ends all sessions.
    const { id, password_hash } = account
    if (!(await updateAccount(transaction, id, { password_hash }, password_hash))) return undefined
    const isTrusted =
      trustToken !== undefined &&
      (await touchTrustedDevice(transaction, { account: id, tokenHash: hashToken(trustToken), now: at }))
    if (!account.hasSecondFactor || isTrusted)
      return signedInAs(
        account,
        config,
        await beginSession(transaction, account, { device: cut(device), at }),
      )
    const pendingToken = createToken()
    await addPendingSignIn(transaction, {
      token_hash: hashToken(pendingToken),
      account: id,
      tries: 0,
      expires_at: iso(at + PENDING_MS),
    })
    return { pendingToken }
  })
}

/** Of no password that anybody can find. */
const NOBODYS_HASH = `argon2id$${'A'.repeat(22)}$${'A'.repeat(43)}`

const signedInAs = (account: Account, config: AccountDependencies['config'], token: string): SignedIn => ({
  email: account.email,
  token,
  next:
    needsOf(account.one_time_password_until !== null, account.hasSecondFactor, config.staffTwoFactor) ??
    'done',
})

const cut = (device: string | undefined): string | null => device?.slice(0, MAX_DEVICE) ?? null

export type Factor = 'app' | 'recovery'

interface CodeSignIn {
  pendingToken: string
  factor: Factor
  typed: string
  device: string | undefined
  /** No code is asked for in this browser from now on, for 30 days. */
  trustsDevice: boolean
}

/** Finishes a sign-in. Undefined for a wrong code, which counts, and when there were five. */
export function signInWithCode(
  { store, config, now }: AccountDependencies,
  { pendingToken, factor, typed, device, trustsDevice }: CodeSignIn,
): Promise<(SignedIn & Trusting) | undefined> {
  const at = now()
  const tokenHash = hashToken(pendingToken)
  return store.transact(async (transaction) => {
    const id = await countTry(transaction, { tokenHash, now: at, limit: MAX_TRIES })
    const account = id === undefined ? undefined : await findAccount(transaction, { id })
    if (!account || isOneTimePasswordOver(account, at)) return undefined
    const isCode = factor === 'app' ? isAppCode : isRecoveryCode
    const code = { accountId: account.id, typed, appSecret: config.appSecret, now: at }
    if (!(await isCode(transaction, code))) return undefined
    await deletePendingSignIns(transaction, { tokenHash })
    const where = { device: cut(device), at }
    return {
      ...signedInAs(account, config, await beginSession(transaction, account, where)),
      accountId: account.id,
      ...(trustsDevice && { trustToken: await trustDevice(transaction, account, where) }),
    }
  })
}

interface Trusting {
  accountId: string
  trustToken?: string
}

/** Ends every sign-in of an account: open sessions, those that wait for a code, and trusted devices. */
export async function endSignIns(transaction: Transaction, accountId: string): Promise<void> {
  await deletePendingSignIns(transaction, { account: accountId })
  await deleteSessions(transaction, accountId)
  await deleteTrustedDevices(transaction, accountId)
}

export async function isPassword(
  { store }: Pick<AccountDependencies, 'store'>,
  accountId: string,
  password: string,
): Promise<boolean> {
  const account = await store.transact((transaction) => findAccount(transaction, { id: accountId }))
  return account !== undefined && verifyPassword({ hash: account.password_hash, password })
}

interface PasswordChange {
  currentPassword: string
  newPassword: string
  device: string | undefined
}

/** Ends every sign-in and begins a new one. Undefined where the present password is wrong. */
export async function changePassword(
  { store, config, now }: AccountDependencies,
  { accountId }: Pick<Session, 'accountId'>,
  { currentPassword, newPassword, device }: PasswordChange,
): Promise<SignedIn | undefined> {
  const account = await store.transact((transaction) => findAccount(transaction, { id: accountId }))
  if (!account || !(await verifyPassword({ hash: account.password_hash, password: currentPassword })))
    return undefined
  const changed = { password_hash: await hashPassword(newPassword), one_time_password_until: null }
  return store.transact(async (transaction) => {
    if (!(await updateAccount(transaction, accountId, changed, account.password_hash))) return undefined
    await endSignIns(transaction, accountId)
    const token = await beginSession(transaction, account, { device: cut(device), at: now() })
    return signedInAs({ ...account, ...changed }, config, token)
  })
}
