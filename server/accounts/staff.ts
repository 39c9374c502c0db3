import { normalizedEmail } from '../../domain/email-address.ts'
import { emailLocalPart } from '../../domain/email-domain.ts'
import { iso } from '../../domain/iso.ts'
import type { StaffRole } from '../../domain/roles.ts'
import {
  type Account,
  addAccount,
  findAccount,
  listAccounts,
  removeAccount,
  updateAccount,
} from '../store/accounts/accounts.ts'
import { removeSecondFactor } from '../store/accounts/second-factors.ts'
import { deletePendingSignIns, deleteSessions } from '../store/accounts/sessions.ts'
import { createId } from '../store/ids.ts'
import type { AccountServices } from './account-services.ts'
import { createOneTimePassword, ONE_TIME_MS } from './one-time-password.ts'
import { hashPassword } from './password.ts'

/** Accounts of staff as `npm run staff` manages them. Each call throws `StaffError` when it cannot do what was asked. */
export function staffDirectory({ store }: Pick<AccountServices, 'store'>, now: () => number) {
  return { add, list, reset, setRole, remove }

  /** Resolves to the one-time password. Whoever is first is an owner, unless a role is given. */
  async function add(typed: string, name: string, role?: StaffRole): Promise<string> {
    const email = normalizedEmail(typed)
    const oneTime = createOneTimePassword()
    const password_hash = await hashPassword(oneTime)
    const isAdded = await store.transact(async (transaction) => {
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
    if (!isAdded) throw new StaffError(`${email} is on staff already.`)
    return oneTime
  }

  async function list(): Promise<Account[]> {
    return (await store.transact(listAccounts)).filter(isOfStaff)
  }

  /** A new one-time password; ends all sessions. The second factor is asked for as before, unless the phone is lost. */
  async function reset(email: string, { isPhoneLost = false } = {}): Promise<string> {
    const { id } = await memberNamed(email)
    const oneTime = createOneTimePassword()
    const password_hash = await hashPassword(oneTime)
    await store.transact(async (transaction) => {
      const until = iso(now() + ONE_TIME_MS)
      await updateAccount(transaction, id, { password_hash, one_time_password_until: until })
      await deletePendingSignIns(transaction, { account: id })
      await deleteSessions(transaction, id)
      if (isPhoneLost) await removeSecondFactor(transaction, id)
    })
    return oneTime
  }

  async function setRole(email: string, role: StaffRole): Promise<void> {
    const { id } = await memberNamed(email)
    await store.transact((transaction) => updateAccount(transaction, id, { role }))
  }

  async function remove(email: string): Promise<void> {
    const { id } = await memberNamed(email)
    await store.transact((transaction) => removeAccount(transaction, id))
  }

  async function memberNamed(typed: string): Promise<Account> {
    const email = normalizedEmail(typed)
    const found = await store.transact((transaction) => findAccount(transaction, { email }))
    if (!found) throw new StaffError(`${email} is not on staff.`)
    return found
  }
}

/** Whether an email is that of a member of staff. */
export async function isStaff(store: AccountServices['store'], email: string): Promise<boolean> {
  const account = await store.transact((transaction) =>
    findAccount(transaction, { email: normalizedEmail(email) }),
  )
  return account !== undefined && isOfStaff(account)
}

const isOfStaff = ({ role }: Account): boolean => role !== 'carrier'

/** The message says what cannot be done, in plain words. */
export class StaffError extends Error {
  override name = 'StaffError'
}
