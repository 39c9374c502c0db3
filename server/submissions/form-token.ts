import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signed time, by which the server knows how long a form took. */
export function issueFormToken(now: number, secret: string): string {
  const time = now.toString(36)
  return `${time}.${signature(time, secret)}`
}

/** Milliseconds since the token was issued; undefined for none and for one that is not ours. */
export function formTokenAge(token: string | undefined, now: number, secret: string): number | undefined {
  const [, time, given] = /^([0-9a-z]{1,11})\.([\w-]{22})$/.exec(token ?? '') ?? []
  if (time === undefined || given === undefined) return undefined
  const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(signature(time, secret)))
  return isOurs ? Math.max(0, now - Number.parseInt(time, 36)) : undefined
}

const signature = (time: string, secret: string): string =>
  createHmac('sha256', secret).update(`form token ${time}`).digest().subarray(0, 16).toString('base64url')
