import { company } from '../../../domain/company.ts'
import { inWords } from '../../../domain/count.ts'
import { requiredNames } from '../../../domain/form.ts'
import { quote } from '../../../domain/quote.ts'
import { Tape } from '../../ui/tape.tsx'
import { requiredGiven } from './controls.ts'
import { useFilling } from './filling.ts'
import { SENT_HEADING } from './quote-sent.tsx'

export const quoteNote = `${inWords(requiredNames(quote).length)} answers are required. Dispatch replies within ${company.quoteAnsweredWithinHours} hours.`

/** What stands at the head of a drawer or dialog with the quote in it: once it is sent, the success panel names it. */
export function useQuoteHead() {
  const { typed, receipt } = useFilling(quote)
  const { given, of } = requiredGiven(quote, typed)
  const edge = <Tape label="Required answers filled in" done={receipt ? of : given} of={of} />
  return receipt ? { labelledBy: SENT_HEADING, edge } : { title: 'Request a Quote', note: quoteNote, edge }
}
