import { DAY, HOUR } from '../../../domain/time/durations.ts'
import { iso } from '../../../domain/time/iso.ts'
import type { Transaction } from '../database.ts'
import type { TrustedDeviceRow } from '../tables.ts'

export const TRUSTED_MS = 30 * DAY
/** What a clock may be corrected by. One trusted later than that was trusted by a wrong clock. */
const MAX_AHEAD_MS = HOUR

/** Between which times a device was trusted that still is; `now` in milliseconds since 1970. */
const trustedBetween = (now: number) => ({ after: iso(now - TRUSTED_MS), before: iso(now + MAX_AHEAD_MS) })

export async function addTrustedDevice({ build, run }: Transaction, device: TrustedDeviceRow): Promise<void> {
  await run(build.insertInto('trusted_devices').values(device))
}

/** Whether the account trusts the device with this token, which counts as a use. */
export async function touchTrustedDevice(
  { build, run }: Transaction,
  { account, tokenHash, now }: { account: string; tokenHash: string; now: number },
): Promise<boolean> {
  const { after, before } = trustedBetween(now)
  const used = await run(
    build
      .updateTable('trusted_devices')
      .set({ used_at: iso(now) })
      .where('account', '=', account)
      .where('token_hash', '=', tokenHash)
      .where('created_at', '>', after)
      .where('created_at', '<', before)
      .returning('id'),
  )
  return used.length > 0
}

/** The one used last first. */
export async function listTrustedDevices(
  { build, run }: Transaction,
  account: string,
  now: number,
): Promise<TrustedDeviceRow[]> {
  const { after, before } = trustedBetween(now)
  return run(
    build
      .selectFrom('trusted_devices')
      .selectAll()
      .where('account', '=', account)
      .where('created_at', '>', after)
      .where('created_at', '<', before)
      .orderBy('used_at', 'desc'),
  )
}

/** One device of an account, or all of them. */
export async function deleteTrustedDevices(
  { build, run }: Transaction,
  account: string,
  { id }: { id?: string } = {},
): Promise<void> {
  const deletion = build.deleteFrom('trusted_devices').where('account', '=', account)
  await run(id === undefined ? deletion : deletion.where('id', '=', id))
}

/** `now` in milliseconds since 1970. */
export async function deleteExpiredDevices({ build, run }: Transaction, now: number): Promise<void> {
  await run(build.deleteFrom('trusted_devices').where('created_at', '<', iso(now - TRUSTED_MS)))
}
