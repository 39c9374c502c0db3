import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import type { SentEnvelope } from '../use-submission.ts'

/** What is typed of it; the usual applies where nothing is. */
export interface TypedEnvelope {
  to?: string
  isSenders?: boolean
  /** With commas between. */
  copies?: string
  subject?: string
}

/** The last address that counts as the sender's is where mail arrives. */
export const usualEmail = ({ email, addresses }: SubmissionDetails): string =>
  addresses[1] ?? addresses[0] ?? email ?? ''

export function sentEnvelope(
  { to = '', isSenders = true, copies = '', subject = '' }: TypedEnvelope,
  details: SubmissionDetails,
): SentEnvelope {
  const email = to.trim() || usualEmail(details)
  const isKnown = details.addresses.includes(email.toLowerCase())
  const list = copies.split(',').map((one) => one.trim())
  return {
    ...(email !== details.email && { to: email, isSenders: isKnown || isSenders }),
    ...(copies.trim() !== '' && { copies: list.filter(Boolean) }),
    ...(subject.trim() !== '' && { subject: subject.trim() }),
  }
}
