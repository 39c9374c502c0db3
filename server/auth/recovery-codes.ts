import { createHmac, randomInt } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODES = 10

/** Ten codes of 50 bits, in two groups of five, without letters that are misread. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => `${group()}-${group()}`)

const group = (): string => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** As a code is stored and compared: written in any way, it gives the same hash. */
export function hashRecoveryCode(code: string, secret: string): string {
  const plain = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return PREFIX + createHmac('sha256', secret).update(`recovery code ${plain}`).digest('base64url')
}

const PREFIX = 'hmac:'

/** For the sign-in library, which stores and reads the list as JSON. A code that is already hashed stays. */
export const hashedRecoveryCodes = (secret: string) => ({
  encrypt: async (json: string) =>
    JSON.stringify(
      (JSON.parse(json) as string[]).map((code) =>
        code.startsWith(PREFIX) ? code : hashRecoveryCode(code, secret),
      ),
    ),
  decrypt: async (json: string) => json,
})
