import { hkdfSync } from 'node:crypto'

/** The secret that signs cookies, encrypts TOTP secrets and hashes recovery codes. */
export const authSecret = (appSecret: string): string =>
  Buffer.from(hkdfSync('sha256', appSecret, '', 'staff sign-in', 32)).toString('base64url')
