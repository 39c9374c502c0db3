import { createHmac, timingSafeEqual } from 'node:crypto'
import { emailDomain, emailLocalPart } from '../../domain/text/email-domain.ts'
import { CROCKFORD } from '../store/ids.ts'

const CODE_LENGTH = 10

/** Of no submission: mail to its address is parsed and not stored. The doctor writes to it. */
export const TEST_REFERENCE = 'T-000000'

/** `q-7f3k2m-8c2w4jx0kd@reply.company.ca`: who knows it can add to the conversation, and nothing else. */
export const replyAddress = (reference: string, domain: string, secret: string): string =>
  `${reference}-${replyCode(reference, secret)}@${domain}`.toLowerCase()

/** `s-q-7f3k2m-4hr9ztw1ab@reply.company.ca`: what dispatch writes there goes to the sender. Known from alerts alone. */
export const staffReplyAddress = (reference: string, domain: string, secret: string): string =>
  `s-${reference}-${replyCode(reference, secret, 'staff')}@${domain}`.toLowerCase()

/** The reference of a reply address in any case; undefined unless its code and its domain are right. */
export const referenceOf = (address: string, domain: string, secret: string): string | undefined =>
  readAddress(address, domain, secret, 'sender')

/** The same of an address that alerts give to staff. */
export const staffReferenceOf = (address: string, domain: string, secret: string): string | undefined =>
  readAddress(address, domain, secret, 'staff')

type Side = 'sender' | 'staff'

const FORMS: Record<Side, RegExp> = {
  sender: /^([A-Z]-[0-9A-Z]{6})-([0-9A-Z]{10})$/,
  staff: /^S-([A-Z]-[0-9A-Z]{6})-([0-9A-Z]{10})$/,
}

function readAddress(address: string, domain: string, secret: string, side: Side): string | undefined {
  if (emailDomain(address).toLowerCase() !== domain) return undefined
  const [, reference, code] = FORMS[side].exec(emailLocalPart(address).toUpperCase()) ?? []
  if (reference === undefined || code === undefined) return undefined
  const isRight = timingSafeEqual(Buffer.from(code), Buffer.from(replyCode(reference, secret, side)))
  return isRight ? reference : undefined
}

const PURPOSES: Record<Side, string> = { sender: 'reply', staff: 'staff reply' }

/** Other than the key of the request's page, which is derived from the same secret. */
function replyCode(reference: string, secret: string, side: Side = 'sender'): string {
  const bytes = createHmac('sha256', secret).update(`${PURPOSES[side]} ${reference}`).digest()
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => CROCKFORD[byte & 31]).join('')
}
