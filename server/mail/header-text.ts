/** One line of bounded length in which nothing reads as an encoded word (RFC 2047). */
export const headerText = (text: string): string =>
  clipped(text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(), MAX_LENGTH)
    .replaceAll('=?', '= ?')
    .replaceAll('?=', '? =')

/** Characters, encoded words not counted. */
const MAX_LENGTH = 180

/** Shortens to a number of characters without cutting one in two. */
export function clipped(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/**
 * Whether every mail server takes the address in a header: without SMTPUTF8 the part before the @ is ASCII
 * (RFC 6531). Domains of other scripts are encoded when sent.
 */
export const isSendableAddress = (address: string): boolean =>
  /^[\x21-\x3f\x41-\x7e]{1,64}@[^@\s]+$/.test(address) && address.length <= 254
