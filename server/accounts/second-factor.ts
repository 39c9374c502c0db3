import { hash, randomBytes } from 'node:crypto'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { managedNonce } from '@noble/ciphers/utils.js'
import { Secret, TOTP } from 'otpauth'
import { company } from '../../domain/company.ts'
import { iso } from '../../domain/time/iso.ts'
import {
  addSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  saveRecoveryCodes,
  takeRecoveryCode,
} from '../store/accounts/second-factors.ts'
import type { Transaction } from '../store/database.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import type { Session } from './account-sessions.ts'
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'
import { authSecret } from './secret.ts'
import { isFirstUseOfCode } from './used-codes.ts'

interface Code {
  accountId: string
  typed: string
  appSecret: string
  /** Milliseconds since 1970. */
  now: number
}

/** Whether it is the present code of the authenticator app, or one of those beside it, for the first time. */
export async function isAppCode(
  transaction: Transaction,
  { accountId, typed, appSecret, now }: Code,
): Promise<boolean> {
  const factor = await findSecondFactor(transaction, accountId)
  if (!factor) return false
  const code = typed.replaceAll(/\s/g, '')
  const totp = totpOf(decryptSecret(factor.secret, appSecret))
  if (totp.validate({ token: code, timestamp: now, window: 1 }) === null) return false
  if (!(await isFirstUseOfCode(transaction, { accountId, code, now }))) return false
  if (factor.confirmed_at === null) await confirmSecondFactor(transaction, accountId, iso(now))
  return true
}

/** Uses it up. */
export const isRecoveryCode = (
  transaction: Transaction,
  { accountId, typed, appSecret }: Code,
): Promise<boolean> =>
  takeRecoveryCode(transaction, accountId, hashRecoveryCode(typed, authSecret(appSecret)))

/** What the authenticator app is set up with; undefined where it is set up already. */
export async function beginSecondFactor(
  { store, config }: AccountDependencies,
  { accountId, email }: Session,
): Promise<{ totpURI: string; backupCodes: string[] } | undefined> {
  const secret = randomBytes(24).toString('base64url')
  const backupCodes = createRecoveryCodes()
  const isAdded = await store.transact(async (transaction) => {
    const factor = { account: accountId, secret: encryptSecret(secret, config.appSecret) }
    if (!(await addSecondFactor(transaction, factor))) return false
    await storeRecoveryCodes(transaction, { accountId, codes: backupCodes, appSecret: config.appSecret })
    return true
  })
  return isAdded ? { totpURI: totpOf(secret, email).toString(), backupCodes } : undefined
}

export const storeRecoveryCodes = (
  transaction: Transaction,
  { accountId, codes, appSecret }: { accountId: string; codes: readonly string[]; appSecret: string },
): Promise<void> =>
  saveRecoveryCodes(
    transaction,
    accountId,
    codes.map((code) => hashRecoveryCode(code, authSecret(appSecret))),
  )

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: company.name, label, secret: Secret.fromUTF8(secret) })

/** As better-auth stored secrets, so that those of earlier versions can still be read. */
const encryptSecret = (secret: string, appSecret: string): string =>
  Buffer.from(cipherOf(appSecret).encrypt(Buffer.from(secret))).toString('hex')

const decryptSecret = (encrypted: string, appSecret: string): string =>
  Buffer.from(cipherOf(appSecret).decrypt(Buffer.from(encrypted, 'hex'))).toString()

const cipherOf = (appSecret: string) =>
  managedNonce(xchacha20poly1305)(hash('sha256', authSecret(appSecret), 'buffer'))
