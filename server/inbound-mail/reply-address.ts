import { createHmac, timingSafeEqual } from 'node:crypto'
import { emailDomain, emailLocalPart } from '../../domain/text/email-domain.ts'
import { CROCKFORD } from '../store/ids.ts'

const CODE_LENGTH = 10

/** Of no submission: mail to its address is parsed and not stored. The doctor writes to it. */
export const TEST_REFERENCE = 'T-000000'

/** `q-7f3k2m-8c2w4jx0kd@reply.company.ca`: who knows it can add to the conversation, and nothing else. */
export const replyAddress = (reference: string, domain: string, secret: string): string =>
  `${reference}-${replyCode(reference, secret)}@${domain}`.toLowerCase()

/** The reference of a reply address in any case; undefined unless its code and its domain are right. */
export function referenceOf(address: string, domain: string, secret: string): string | undefined {
  if (emailDomain(address).toLowerCase() !== domain) return undefined
  const [, reference, code] =
    /^([A-Z]-[0-9A-Z]{6})-([0-9A-Z]{10})$/.exec(emailLocalPart(address).toUpperCase()) ?? []
  if (reference === undefined || code === undefined) return undefined
  const isRight = timingSafeEqual(Buffer.from(code), Buffer.from(replyCode(reference, secret)))
  return isRight ? reference : undefined
}

/** Other than the key of the request's page, which is derived from the same secret. */
function replyCode(reference: string, secret: string): string {
  const bytes = createHmac('sha256', secret).update(`reply ${reference}`).digest()
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => CROCKFORD[byte & 31]).join('')
}
