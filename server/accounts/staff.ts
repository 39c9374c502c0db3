import type { StaffRole } from '../../domain/staff/roles.ts'
import { normalizedEmail } from '../../domain/text/email-address.ts'
import { emailLocalPart } from '../../domain/text/email-domain.ts'
import { iso } from '../../domain/time/iso.ts'
import {
  type Account,
  addAccount,
  findAccount,
  listAccounts,
  lockAccounts,
  removeAccount,
  updateAccount,
} from '../store/accounts/accounts.ts'
import { removeSecondFactor } from '../store/accounts/second-factors.ts'
import type { Transaction } from '../store/database.ts'
import { createId } from '../store/ids.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { createOneTimePassword, ONE_TIME_MS } from './one-time-password.ts'
import { hashPassword } from './password.ts'
import { endSignIns } from './sign-in.ts'

/** Throws `StaffError` where the account with this id, or a new one, must not be changed. */
type Guard = (transaction: Transaction, id?: string) => Promise<void>

/** Each call throws `StaffError` when it can't. Those with a shell may do anything; `guard` says what others may. */
export function staffDirectory(
  { store }: Pick<AccountDependencies, 'store'>,
  now: () => number,
  guard: Guard = async () => {},
) {
  return { add, list, reset, setRole, remove }

  /** Resolves to the one-time password. The first one is an owner, unless a role is given. */
  async function add(typed: string, name: string, role?: StaffRole): Promise<string> {
    const email = normalizedEmail(typed)
    const oneTime = createOneTimePassword()
    const password_hash = await hashPassword(oneTime)
    const isAdded = await store.transact(async (transaction) => {
      await guard(transaction)
      const isFirst = (await listAccounts(transaction)).length === 0
      return addAccount(transaction, {
        id: createId(now()),
        role: role ?? (isFirst ? 'owner' : 'dispatcher'),
        email,
        name: name.trim() || emailLocalPart(email),
        password_hash,
        one_time_password_until: iso(now() + ONE_TIME_MS),
        created_at: iso(now()),
      })
    })
    if (!isAdded) throw new StaffError('taken', `${email} is on staff already.`)
    return oneTime
  }

  async function list(): Promise<Account[]> {
    return (await store.transact(listAccounts)).filter(isOfStaff)
  }

  /** A new one-time password; ends all sessions and trusted devices. The second factor is asked for as before, unless the phone is lost. */
  async function reset(email: string, { isPhoneLost = false } = {}): Promise<string> {
    const { id } = await memberNamed(email)
    const oneTime = createOneTimePassword()
    const password_hash = await hashPassword(oneTime)
    await store.transact(async (transaction) => {
      await guard(transaction, id)
      const until = iso(now() + ONE_TIME_MS)
      await updateAccount(transaction, id, { password_hash, one_time_password_until: until })
      await endSignIns(transaction, id)
      if (isPhoneLost) await removeSecondFactor(transaction, id)
    })
    return oneTime
  }

  async function setRole(email: string, role: StaffRole): Promise<void> {
    const { id } = await memberNamed(email)
    await store.transact(async (transaction) => {
      await guard(transaction, id)
      await updateAccount(transaction, id, { role })
    })
  }

  async function remove(email: string): Promise<void> {
    const { id } = await memberNamed(email)
    await store.transact(async (transaction) => {
      await guard(transaction, id)
      await removeAccount(transaction, id)
    })
  }

  async function memberNamed(typed: string): Promise<Account> {
    const email = normalizedEmail(typed)
    const found = await store.transact((transaction) => findAccount(transaction, { email }))
    if (!found) throw new StaffError('unknown', `${email} is not on staff.`)
    return found
  }
}

/**
 * For an owner who signed in: may change everybody else. One owner is always left, since nobody changes themselves
 * and of two who remove each other at once only the first is still an owner.
 */
export const guardOfOwner =
  (by: string): Guard =>
  async (transaction, id) => {
    if (id === by) throw new StaffError('yourself', 'Nobody changes their own account here.')
    const locked = await lockAccounts(transaction, id === undefined ? [by] : [by, id])
    const isOwner = locked.some((account) => account.id === by && account.role === 'owner')
    if (!isOwner) throw new StaffError('no owner', 'Only an owner changes the accounts of staff.')
    if (id !== undefined && !locked.some((account) => account.id === id))
      throw new StaffError('unknown', 'The account is no longer there.')
  }

export async function isStaff(store: AccountDependencies['store'], email: string): Promise<boolean> {
  const account = await store.transact((transaction) =>
    findAccount(transaction, { email: normalizedEmail(email) }),
  )
  return account !== undefined && isOfStaff(account)
}

const isOfStaff = ({ role }: Account): boolean => role !== 'carrier'

/** The message says what cannot be done, in plain words. */
export class StaffError extends Error {
  override name = 'StaffError'

  readonly reason: 'taken' | 'unknown' | 'yourself' | 'no owner'

  constructor(reason: StaffError['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}
