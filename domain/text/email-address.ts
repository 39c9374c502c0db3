/** Lengths in characters of ASCII: RFC 5321, section 4.5.3.1, and RFC 1035, section 2.3.4. */
const LOCAL_PART = 64
const WHOLE = 254
const LABEL = 63

type EmailProblem = 'severalAddresses' | 'noAtSign' | 'noDotAfterAt' | 'notAnAddress'

/** One email address, cleaned of characters that cannot be seen, or what is wrong with it. */
export function readEmail(typed: string): { answer: string } | { problem: { code: EmailProblem } } {
  const email = typed.replaceAll(/[\u200c\u200d]/g, '')
  const problem = problemOf(email)
  return problem === undefined ? { answer: email } : { problem: { code: problem } }
}

/** As emails are stored for look-ups, and compared: no mailbox tells case apart. */
export const normalizedEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase()

function problemOf(email: string): EmailProblem | undefined {
  if (email.includes(',') || email.includes(';')) return 'severalAddresses'
  const [local = '', domain, ...rest] = email.split('@')
  if (domain === undefined) return 'noAtSign'
  if (rest.length === 0 && !domain.includes('.')) return 'noDotAfterAt'
  const isEmail = rest.length === 0 && isLocalPart(local) && isDomain(domain) && bytes(email) <= WHOLE
  return isEmail ? undefined : 'notAnAddress'
}

const isLocalPart = (local: string): boolean =>
  bytes(local) <= LOCAL_PART && hasLocalLetters(local) && local === local.normalize('NFKC')

/*
 * Letters of any script, digits, and the punctuation that needs no quotes (RFC 5322, section 3.2.3; RFC 6531). Within
 * functions, as making such an expression takes a phone 10 ms, and no page needs one to start.
 */
const hasLocalLetters = (local: string): boolean =>
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u.test(local)

const hasDomainLetters = (label: string): boolean =>
  /^[\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label)

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const isWritten = labels.every((label) => hasDomainLetters(label) && label === label.normalize('NFKC'))
  return isWritten && !/^\d+$/.test(labels.at(-1) ?? '') && hasFittingLabels(domain)
}

/** Measured as the domain name system sees it, with names of other scripts encoded. */
const hasFittingLabels = (domain: string): boolean =>
  URL.canParse(`http://${domain}`) &&
  new URL(`http://${domain}`).hostname.split('.').every((label) => label.length >= 1 && label.length <= LABEL)

const bytes = (text: string): number => new TextEncoder().encode(text).length
