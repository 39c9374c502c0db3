import { quote } from '../../domain/quote.ts'
import type { SubmissionInput } from '../store/submissions.ts'

export const EMAIL = 'pat@shipper.example'

/** A quote request with a key of its own, of about a kilobyte. */
export const input = (): SubmissionInput => ({
  form: quote,
  answers: { email: EMAIL, additionalInfo: 'x'.repeat(1000) },
  key: crypto.randomUUID(),
  at: Date.now(),
})
