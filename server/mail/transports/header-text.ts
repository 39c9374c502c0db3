import { shorten } from '../../../domain/text/shorten.ts'

/** One line of bounded length in which nothing reads as an encoded word (RFC 2047). */
export const headerText = (text: string): string =>
  shorten(text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(), MAX_LENGTH)
    .replaceAll('=?', '= ?')
    .replaceAll('?=', '? =')

/** Characters, encoded words not counted. */
const MAX_LENGTH = 180

/**
 * Whether every mail server takes the address in a header: without SMTPUTF8 the part before the @ is ASCII
 * (RFC 6531). Domains of other scripts are encoded when sent.
 */
export const isSendableEmail = (email: string): boolean =>
  /^[\x21-\x3f\x41-\x7e]{1,64}@[^@\s]+$/.test(email) && email.length <= 254
