import { createHmac, timingSafeEqual } from 'node:crypto'

const BYTES = 16

/** The secret part of a request's URL: 22 characters of base64url, derived and never stored. */
export const requestKey = (reference: string, keyVersion: number, secret: string): string =>
  createHmac('sha256', secret)
    .update(`request ${reference} ${keyVersion}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url')

/** Takes the same time wherever the first wrong character stands. */
export function isRequestKey(key: string, reference: string, keyVersion: number, secret: string): boolean {
  const given = Buffer.from(key)
  const right = Buffer.from(requestKey(reference, keyVersion, secret))
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The path of a request's own page. */
export const requestPath = (reference: string, keyVersion: number, secret: string): string =>
  `/requests/${reference}/${requestKey(reference, keyVersion, secret)}`
