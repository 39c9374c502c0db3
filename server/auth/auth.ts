import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { company } from '../../domain/company.ts'
import type { Config } from '../config.ts'
import { type AuthStore, authDatabase } from './auth-database.ts'
import { withHashedTokens } from './hashed-tokens.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from './password-rules.ts'
import { createRecoveryCodes, hashedRecoveryCodes } from './recovery-codes.ts'
import { renewSession } from './renew-session.ts'
import { authSecret } from './secret.ts'

type AuthConfig = Pick<Config, 'siteUrl' | 'appSecret' | 'databaseUrl'>
export type Auth = ReturnType<typeof createAuth>

const IDLE_SECONDS = 2 * 60 * 60
/** A session in use is written this often at most. */
const RENEW_SECONDS = 60

/** The sign-in library on the site's own database. It weighs 100 MB in memory: see `openStaffSignIn`. */
export function createAuth(store: AuthStore, config: AuthConfig) {
  const secret = authSecret(config.appSecret)
  const isSecure = config.siteUrl.startsWith('https:')
  const db = authDatabase(store, config.databaseUrl !== undefined)
  return betterAuth({
    appName: company.name,
    baseURL: config.siteUrl,
    basePath: '/api/auth',
    secret,
    // Both databases hold text and integers, which is what the library writes for SQLite.
    database: (options: BetterAuthOptions) =>
      withHashedTokens(kyselyAdapter(db, { type: 'sqlite' })(options)),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    user: {
      modelName: 'staff',
      additionalFields: {
        mustChangePassword: { type: 'boolean', required: false, input: false },
        oneTimePasswordUntil: { type: 'date', required: false, input: false },
      },
    },
    session: {
      modelName: 'staff_sessions',
      expiresIn: IDLE_SECONDS,
      updateAge: RENEW_SECONDS,
      additionalFields: { confirmedUntil: { type: 'date', required: false, input: false } },
    },
    account: { modelName: 'staff_accounts' },
    verification: { modelName: 'staff_verifications', storeIdentifier: 'hashed' },
    plugins: [
      twoFactor({
        issuer: company.name,
        // Own limits count instead: this one would let a stranger lock a member of staff out.
        accountLockout: { enabled: false },
        backupCodeOptions: {
          customBackupCodesGenerate: createRecoveryCodes,
          storeBackupCodes: hashedRecoveryCodes(secret),
        },
        schema: { twoFactor: { modelName: 'staff_two_factors' } },
      }),
      renewSession,
    ],
    // Requests are counted by our own limits, by the address the forms count by.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      // The route has compared Origin with SITE_URL and the host asked before.
      disableOriginCheck: true,
      disableCSRFCheck: true,
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      cookiePrefix: isSecure ? '__Host-staff' : 'staff',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', secure: isSecure, path: '/' },
    },
  })
}
