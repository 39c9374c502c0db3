import type { Context } from 'hono'
import type { OwnSignInPlace } from '../../domain/staff/staff-account.ts'
import { iso } from '../../domain/time/iso.ts'
import type { Account } from '../store/accounts/accounts.ts'
import { addTrustedDevice, listTrustedDevices } from '../store/accounts/trusted-devices.ts'
import type { Transaction } from '../store/database.ts'
import { createId } from '../store/ids.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { createToken, hashToken, placeOf } from './account-sessions.ts'
import { readToken, trustCookie } from './cookies.ts'

/** No code is asked for where the token is, for 30 days; the password always is. Resolves to the token. */
export async function trustDevice(
  transaction: Transaction,
  { id: account }: Pick<Account, 'id'>,
  { device, at }: { device: string | null; at: number },
): Promise<string> {
  const token = createToken()
  const times = { created_at: iso(at), used_at: iso(at) }
  const row = { id: createId(at), account, token_hash: hashToken(token), device, ...times }
  await addTrustedDevice(transaction, row)
  return token
}

/** Of an account, the one used last first. */
export async function trustedDevicesOf(
  context: Context,
  { store, config, now }: AccountDependencies,
  accountId: string,
): Promise<OwnSignInPlace[]> {
  const token = await readToken(context, config, trustCookie(accountId))
  const rows = await store.transact((transaction) => listTrustedDevices(transaction, accountId, now()))
  return rows.map((row) => ({
    ...placeOf(row),
    isThis: token !== undefined && row.token_hash === hashToken(token),
  }))
}
