import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { Answers, ProblemTexts } from '../../../domain/forms/form.ts'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { en } from '../../../translations/en/en.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { changeDraft, draftOf, isOnScreen, type Receipt, resetDraft, useDraft } from './draft/draft.ts'
import type { FormFrame } from './form-footer.tsx'
import { FormView } from './form-view.tsx'
import { type Sent, submit, toastReceipt } from './send/submit.ts'
import { SentPanel, type SummaryRow, shownAnswers } from './sent-panel.tsx'
import { SubmissionInputs } from './submission-inputs.tsx'
import { useGivenForm } from './use-given-form.ts'

const texts = formTexts(quoteRequest)

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

export function QuoteRequestForm({ frame, prefill, onSent, onSuccess, onLeave }: Props) {
  const { receipt } = useDraft(quoteRequest)
  const given = useGivenForm(quoteRequest, frame)
  useEffect(() => () => takeReceipt(onLeave), [onLeave])

  if (receipt)
    return (
      <SentPanel
        form={quoteRequest}
        summary={() => summaryOf(receipt.answers)}
        note={receipt.isConfirmationWithheld ? en.quoteSent.withheld : en.quoteSent.confirmation}
        back={{ label: en.quoteSent.another, go: startAnother }}
        {...{ receipt, frame, onSuccess }}
      />
    )
  return (
    <FormView
      definition={quoteRequest}
      texts={texts}
      action={quoteRequest.endpoint}
      use={texts.use}
      frame={frame}
      submitLabel={texts.submit}
      note={texts.note}
      prefill={prefill}
      given={given}
      onSubmit={(answers, entered) => sendQuoteRequest(answers, entered, onSent)}
    >
      <SubmissionInputs form={quoteRequest} />
    </FormView>
  )
}

function startAnother(): void {
  flushSync(() => resetDraft(quoteRequest))
  document.querySelector<HTMLElement>('#quote input:not([type=hidden])')?.focus()
}

function summaryOf(answers: Answers): SummaryRow[] {
  const texts = Object.fromEntries(shownAnswers(quoteRequest, answers).map(({ name, text }) => [name, text]))
  const { lane, freight, answerTo, laneBetween } = en.quoteSent
  const [from, to] = quoteRequest.lane.map((name) => texts[name] ?? '')
  return [
    { name: 'lane', label: lane, text: laneBetween(from ?? '', to ?? '') },
    {
      name: 'freight',
      label: freight,
      text: quoteRequest.detail.flatMap((name) => texts[name] ?? []).join(', '),
    },
    { name: 'answerTo', label: answerTo, text: texts[quoteRequest.replyTo] ?? '' },
  ]
}

/** If the visitor left the form meanwhile, a toast shows the reference in place of the success panel. */
async function sendQuoteRequest(
  answers: Answers,
  entered: FormData,
  onSent: FormProps['onSent'],
): Promise<ProblemTexts> {
  const { ending, reference, page, isConfirmationWithheld, problems } = await submit(
    quoteRequest,
    answers,
    entered,
  )
  if (ending !== 'stored') return problems
  onSent?.({ formName: quoteRequest.name, data: answers })
  const receipt = { answers, reference, page, isConfirmationWithheld }
  resetDraft(quoteRequest, isOnScreen(quoteRequest) ? { receipt } : {})
  if (!isOnScreen(quoteRequest)) toastQuoteReceipt(receipt)
  return {}
}

export const toastQuoteReceipt = (receipt: Receipt): void =>
  toastReceipt(quoteRequest, receipt, receipt.reference ? '' : texts.success.description)

function takeReceipt(onLeave: Props['onLeave']): void {
  const { receipt } = draftOf(quoteRequest)
  if (!receipt) return
  changeDraft(quoteRequest, { receipt: undefined })
  onLeave?.(receipt)
}
