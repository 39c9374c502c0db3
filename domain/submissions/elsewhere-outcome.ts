import type { StaffQuote } from '../quotes/quotes.ts'
import type { SubmissionDetails } from './inbox.ts'

/** What a reply makes of a request: a quote, and what was decided about it, stay as they are. */
export type ElsewhereOutcome = 'answered' | 'open' | 'expired' | 'accepted' | 'booked'

export function elsewhereOutcome({
  state,
  quotes: [quote],
}: Pick<SubmissionDetails, 'state'> & { quotes: readonly Pick<StaffQuote, 'state'>[] }): ElsewhereOutcome {
  if (state === 'quoted') return quote?.state === 'open' ? 'open' : 'expired'
  return state === 'accepted' || state === 'booked' ? state : 'answered'
}
