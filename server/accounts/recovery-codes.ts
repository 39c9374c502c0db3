import { createHmac, randomInt } from 'node:crypto'

const CODES = 10

/** Ten codes of 140 bits, without letters that are misread. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => randomGroups('0123456789ABCDEFGHJKMNPQRSTVWXYZ'))

/** Seven groups of four random letters: with 24 letters to choose from, or more, it has 128 bits. */
export const randomGroups = (letters: string): string =>
  Array.from({ length: 7 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

/** As a code is stored and compared: written in any way, it gives the same hash. */
export function hashRecoveryCode(code: string, secret: string): string {
  const plain = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return PREFIX + createHmac('sha256', secret).update(`recovery code ${plain}`).digest('base64url')
}

const PREFIX = 'hmac:'
