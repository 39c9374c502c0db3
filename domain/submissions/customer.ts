import type { Currency } from '../quotes/money.ts'
import type { QuoteState } from '../quotes/quotes.ts'
import type { SubmissionLine } from './inbox.ts'
import type { ContactEvent } from './submission-events.ts'

export interface Customer {
  name: string
  company: string
  email: string
  phone: string
  phoneLink?: string
  count: number
  firstAt: string
  lastContact: { at: string; event: ContactEvent; reference: string }
  /** Newest first. */
  submissions: CustomerSubmission[]
  /** Goes into `after`; null on the last page. */
  next: string | null
  /** The newest, newest first. */
  files: { id: string; name: string; bytes: number; reference: string }[]
  /** Of owners only: by currency, since amounts in two currencies have no sum. */
  sums?: CustomerSums[]
}

interface CustomerSubmission extends SubmissionLine {
  /** The newest one. */
  quote: { currency: Currency; total: string; state: QuoteState } | null
}

export const sumKinds = ['quoted', 'accepted', 'booked'] as const
type SumKind = (typeof sumKinds)[number]

export type CustomerSums = { currency: Currency } & Record<SumKind, { count: number; total: string }>
