import type { Currency } from '../quotes/money.ts'
import type { QuoteState } from '../quotes/quotes.ts'
import type { SubmissionLine } from './inbox.ts'

export interface Customer {
  name: string
  company: string
  email: string
  phone: string
  count: number
  firstAt: string
  lastContact: { at: string; event: string; reference: string }
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

/** What one side said to the other, as the history names it. */
export const contactEvents: readonly string[] = [
  'received',
  'amended',
  'noted',
  'message',
  'mail received',
  'replied',
  'answered elsewhere',
  'quoted',
  'accepted',
  'declined',
  'new price asked',
  'booked',
  'withdrawn',
]
