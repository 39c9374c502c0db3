import { normalizedEmail } from '../../domain/email-address.ts'
import type { Auth } from './auth.ts'
import { randomGroups } from './recovery-codes.ts'

interface StaffMember {
  id: string
  email: string
  name: string
  hasSecondFactor: boolean
  mustChangePassword: boolean
}

const ONE_TIME_HOURS = 24
const HOUR = 60 * 60 * 1000

/** Sign-in accounts as `npm run staff` manages them. Each call throws `StaffError` when it cannot do what was asked. */
export function staffDirectory(auth: Auth, now: () => number) {
  return { add, list, reset, remove }

  /** Resolves to the one-time password. */
  async function add(email: string, name: string): Promise<string> {
    const { internalAdapter, password } = await auth.$context
    const address = normalizedEmail(email)
    if (await internalAdapter.findUserByEmail(address))
      throw new StaffError(`${address} is on staff already.`)
    const oneTime = createOneTimePassword()
    const user = await internalAdapter.createUser(
      { email: address, name: name.trim() || nameFrom(address), emailVerified: true, ...mustChange(now()) },
      { method: 'admin' },
    )
    await internalAdapter.linkAccount({
      providerId: 'credential',
      accountId: user.id,
      userId: user.id,
      password: await password.hash(oneTime),
    })
    return oneTime
  }

  async function list(): Promise<StaffMember[]> {
    const { adapter } = await auth.$context
    const rows = await adapter.findMany<StaffRow>({
      model: 'user',
      sortBy: { field: 'email', direction: 'asc' },
    })
    return rows.map(({ id, email, name, twoFactorEnabled, mustChangePassword }) => ({
      id,
      email,
      name,
      hasSecondFactor: twoFactorEnabled === true,
      mustChangePassword: mustChangePassword === true,
    }))
  }

  /** A new one-time password; ends all sessions. The second factor is asked for as before, unless the phone is lost. */
  async function reset(email: string, { isPhoneLost = false } = {}): Promise<string> {
    const { internalAdapter, adapter, password } = await auth.$context
    const { id } = await memberNamed(email)
    const oneTime = createOneTimePassword()
    await internalAdapter.updatePassword(id, await password.hash(oneTime))
    await internalAdapter.deleteUserSessions(id)
    await internalAdapter.updateUser(id, mustChange(now()))
    if (isPhoneLost) {
      await adapter.deleteMany({ model: 'twoFactor', where: [{ field: 'userId', value: id }] })
      await internalAdapter.updateUser(id, { twoFactorEnabled: false })
    }
    return oneTime
  }

  async function remove(email: string): Promise<void> {
    const { internalAdapter, adapter } = await auth.$context
    const { id } = await memberNamed(email)
    await internalAdapter.deleteUserSessions(id)
    await adapter.deleteMany({ model: 'twoFactor', where: [{ field: 'userId', value: id }] })
    await adapter.deleteMany({ model: 'account', where: [{ field: 'userId', value: id }] })
    await adapter.delete({ model: 'user', where: [{ field: 'id', value: id }] })
  }

  async function memberNamed(email: string) {
    const { internalAdapter } = await auth.$context
    const found = await internalAdapter.findUserByEmail(normalizedEmail(email))
    if (!found) throw new StaffError(`${normalizedEmail(email)} is not on staff.`)
    return found.user
  }
}

/** The message says what cannot be done, in plain words. */
export class StaffError extends Error {
  override name = 'StaffError'
}

interface StaffRow {
  id: string
  email: string
  name: string
  twoFactorEnabled: boolean | null
  mustChangePassword: boolean | null
}

const mustChange = (now: number) => ({
  mustChangePassword: true,
  oneTimePasswordUntil: new Date(now + ONE_TIME_HOURS * HOUR),
})

const nameFrom = (email: string): string => email.split('@')[0] ?? email

const createOneTimePassword = (): string => randomGroups('abcdefghjkmnpqrstvwxyz23456789')
