import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { Answers, ProblemTexts } from '../../../domain/forms/form.ts'
import { quote } from '../../../domain/forms/quote-request.ts'
import { en } from '../../../translations/en/en.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { changeDraft, draftOf, isOnScreen, type Receipt, resetDraft, useDraft } from './draft/draft.ts'
import type { FormFrame } from './form-footer.tsx'
import { FormView } from './form-view.tsx'
import { type Sent, submit, toastReceipt } from './send/submit.ts'
import { SentPanel, type SummaryRow, shownAnswers } from './sent-panel.tsx'
import { SubmissionInputs } from './submission-inputs.tsx'
import { useGivenForm } from './use-given-form.ts'

const texts = formTexts(quote)

export interface FormProps {
  frame?: FormFrame
  prefill?: string | undefined
  onSent?: ((sent: Sent) => void) | undefined
}

interface Props extends FormProps {
  /** Runs two seconds after success, unless the visitor is using the success panel. */
  onSuccess?: (() => void) | undefined
  /** The success panel is gone, and its reference with it. */
  onLeave?: ((receipt: Receipt) => void) | undefined
}

export function QuoteForm({ frame, prefill, onSent, onSuccess, onLeave }: Props) {
  const { receipt } = useDraft(quote)
  const given = useGivenForm(quote, frame)
  useEffect(() => () => takeReceipt(onLeave), [onLeave])

  if (receipt)
    return (
      <SentPanel
        form={quote}
        summary={summaryOf(receipt.answers)}
        note={en.quoteSent.confirmation}
        back={{ label: en.quoteSent.another, go: startAnother }}
        {...{ receipt, frame, onSuccess }}
      />
    )
  return (
    <FormView
      definition={quote}
      texts={texts}
      action={quote.endpoint}
      use={texts.use}
      frame={frame}
      submitLabel={texts.submit}
      note={texts.note}
      prefill={prefill}
      given={given}
      onSubmit={(answers, entered) => sendQuote(answers, entered, onSent)}
    >
      <SubmissionInputs form={quote} />
    </FormView>
  )
}

function startAnother(): void {
  flushSync(() => resetDraft(quote))
  document.querySelector<HTMLElement>('#quote input:not([type=hidden])')?.focus()
}

function summaryOf(answers: Answers): SummaryRow[] {
  const texts = Object.fromEntries(shownAnswers(quote, answers).map(({ name, text }) => [name, text]))
  const { lane, freight, answerTo, laneBetween } = en.quoteSent
  const [from, to] = quote.lane.map((name) => texts[name] ?? '')
  return [
    { name: 'lane', label: lane, text: laneBetween(from ?? '', to ?? '') },
    { name: 'freight', label: freight, text: quote.detail.flatMap((name) => texts[name] ?? []).join(', ') },
    { name: 'answerTo', label: answerTo, text: texts[quote.replyTo] ?? '' },
  ]
}

/** If the visitor left the form meanwhile, a toast shows the reference in place of the success panel. */
async function sendQuote(
  answers: Answers,
  entered: FormData,
  onSent: FormProps['onSent'],
): Promise<ProblemTexts> {
  const { ending, reference, page, problems } = await submit(quote, answers, entered)
  if (ending !== 'stored') return problems
  onSent?.({ formName: quote.name, data: answers })
  const receipt = { answers, reference, page }
  resetDraft(quote, isOnScreen(quote) ? { receipt } : {})
  if (!isOnScreen(quote)) toastQuoteReceipt(receipt)
  return {}
}

export const toastQuoteReceipt = (receipt: Receipt): void =>
  toastReceipt(quote, receipt, receipt.reference ? '' : texts.success.description)

function takeReceipt(onLeave: Props['onLeave']): void {
  const { receipt } = draftOf(quote)
  if (!receipt) return
  changeDraft(quote, { receipt: undefined })
  onLeave?.(receipt)
}
