import { useEffect } from 'react'
import type { Answers } from '../../../domain/form.ts'
import type { ProblemTexts } from '../../../domain/messages/problem-text.ts'
import { quote } from '../../../domain/quote.ts'
import { dismiss, toast } from '../../ui/toast.ts'
import { change, draftOf, isOnScreen, resetDraft, useDraft } from './draft.ts'
import { FormView, type Frame } from './form-view.tsx'
import { QuoteSuccess } from './quote-success.tsx'
import { type Sent, submit } from './submit.ts'

export interface FormProps {
  frame?: Frame
  prefill?: string | undefined
  /** A submission was taken. */
  onSent?: ((sent: Sent) => void) | undefined
}

interface Props extends FormProps {
  /** Runs two seconds after success, unless the visitor is using the success panel. */
  onSuccess?: (() => void) | undefined
  /** The success panel has gone with its reference. */
  onLeave?: ((reference: string | undefined) => void) | undefined
}

export function QuoteForm({ frame, prefill, onSent, onSuccess, onLeave }: Props) {
  const { receipt } = useDraft(quote)
  useEffect(() => () => forgetReceipt(onLeave), [onLeave])

  if (receipt) return <QuoteSuccess receipt={receipt} frame={frame} onSuccess={onSuccess} />
  return (
    <FormView
      questions={quote}
      id="quote"
      postTo="/api/send-quote"
      frame={frame}
      submit="Send request"
      note="Sending commits you to nothing."
      prefill={prefill}
      onAnswers={(answers) => sendQuote(answers, onSent)}
    />
  )
}

/** The visitor may have left the form meanwhile: then a toast says what the panel would have said. */
async function sendQuote(answers: Answers, onSent: FormProps['onSent']): Promise<ProblemTexts> {
  dismiss(FAILED)
  const { ending, reference, problems } = await submit(quote, answers)
  if (ending !== 'stored') {
    toast({
      id: FAILED,
      title: 'Error',
      description: 'There was an error submitting your quote request. Please try again.',
      bad: true,
    })
    return problems
  }
  onSent?.({ formName: quote.name, data: answers })
  const receipt = { answers, reference }
  resetDraft(quote, isOnScreen(quote) ? { receipt } : {})
  if (!isOnScreen(quote)) tellReference(reference)
  return {}
}

const FAILED = 'quote-failed'

export const tellReference = (reference: string | undefined): void =>
  toast({
    id: 'quote-sent',
    title: 'Quote Request Submitted!',
    description: reference
      ? `Your reference is ${reference}.`
      : 'We’ll get back to you with a competitive quote within 24 hours.',
  })

function forgetReceipt(onLeave: Props['onLeave']): void {
  const { receipt } = draftOf(quote)
  if (!receipt) return
  change(quote, { receipt: undefined })
  onLeave?.(receipt.reference)
}
