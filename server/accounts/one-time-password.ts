import { HOUR } from '../../domain/time/durations.ts'
import type { AccountRow } from '../store/tables.ts'
import { randomGroups } from './recovery-codes.ts'

export const ONE_TIME_MS = 24 * HOUR
/** An hour more than they are given, for a clock that is corrected. */
const MAX_ONE_TIME_MS = 25 * HOUR

export const createOneTimePassword = (): string => randomGroups('abcdefghjkmnpqrstvwxyz23456789')

/** `now` in milliseconds since 1970. */
export function isOneTimePasswordOver(
  { one_time_password_until: until }: Pick<AccountRow, 'one_time_password_until'>,
  now: number,
): boolean {
  if (until === null) return false
  const end = Date.parse(until)
  return now > end || now + MAX_ONE_TIME_MS < end
}
