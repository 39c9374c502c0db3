import { company } from '../../../domain/company.ts'
import { requiredNames } from '../../../domain/form.ts'
import { quote } from '../../../domain/quote.ts'
import { TapeDivider } from '../../ui/tape-divider.tsx'
import { useDraft } from './draft.ts'
import { requiredGiven } from './form-values.ts'
import { SENT_HEADING } from './quote-success.tsx'

export const quoteNote = `${requiredNames(quote).length} answers are required. Dispatch replies within ${company.quoteAnsweredWithinHours} hours.`

/** What stands at the head of a drawer or dialog with the quote in it: once it is sent, the success panel names it. */
export function useQuoteHeading() {
  const { typed, receipt } = useDraft(quote)
  const { given, of } = requiredGiven(quote, typed)
  const edge = <TapeDivider label="Required answers filled in" done={receipt ? of : given} of={of} />
  return receipt ? { labelledBy: SENT_HEADING, edge } : { title: 'Request a Quote', note: quoteNote, edge }
}
