import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { Answers, ProblemTexts, SubmissionForm } from '../../../domain/forms/form.ts'
import { en } from '../../../translations/en/en.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { useToasts } from '../../ui/overlays/toast.ts'
import { changeDraft, draftOf, forgetStoredDraft, isOnScreen, type Receipt, useDraft } from './draft/draft.ts'
import { FormView } from './form-view.tsx'
import type { FormProps } from './quote-request-form.tsx'
import { submit, toastReceipt } from './send/submit.ts'
import { SentPanel, type SummaryRow, shownAnswers } from './sent-panel.tsx'
import { SubmissionInputs } from './submission-inputs.tsx'
import { useGivenForm } from './use-given-form.ts'

/** The carrier's and the driver's form: once sent, a panel with the reference, behind which it stays as typed. */
export function ApplicationForm({
  form,
  frame = 'page',
  prefill,
  onSent,
  onDone,
}: FormProps & { form: SubmissionForm; onDone?: () => void }) {
  const { receipt } = useDraft(form)
  const texts = formTexts(form)
  const given = useGivenForm(form, frame)
  useEffect(() => () => leaveReceipt(form, frame), [form, frame])
  if (receipt)
    return (
      <SentPanel
        summary={() => summaryOf(form, receipt)}
        back={{ label: en.backToForm, go: () => backToForm(form) }}
        {...{ form, receipt, frame, onDone }}
      />
    )
  return (
    <FormView
      definition={form}
      texts={texts}
      action={form.endpoint}
      use={texts.use}
      frame={frame}
      submitLabel={texts.submit}
      note={texts.note}
      prefill={prefill}
      given={given}
      onSubmit={(answers, entered) => sendApplication(form, answers, entered, onSent)}
    >
      <SubmissionInputs form={form} />
    </FormView>
  )
}

/** The toast is at the button and says the same. */
export const useIsToasted = (toast: string): boolean => useToasts().some(({ id }) => id === toast)

async function sendApplication(
  form: SubmissionForm,
  answers: Answers,
  entered: FormData,
  onSent: FormProps['onSent'],
): Promise<ProblemTexts> {
  const { ending, reference, page, problems, isRepeated } = await submit(form, answers, entered)
  if (ending !== 'stored') return problems
  const { typed, attempt } = draftOf(form)
  if (!isRepeated) onSent?.({ formName: form.name, data: answers })
  forgetStoredDraft(form)
  const receipt = { answers, reference, page }
  changeDraft(form, { typed, attempt, ...(isOnScreen(form) && { receipt }) })
  if (!isOnScreen(form)) toastReceipt(form, receipt, formTexts(form).success.description)
  return {}
}

/** As typed: sent again unchanged, it is the same application. */
function backToForm(form: SubmissionForm): void {
  flushSync(() => changeDraft(form, { receipt: undefined }))
  document.querySelector<HTMLElement>(`#${form.id} input:not([type=hidden])`)?.focus()
}

/** A dialog takes the panel with it: the reference stays in a toast. */
function leaveReceipt(form: SubmissionForm, frame: FormProps['frame']): void {
  const { receipt } = draftOf(form)
  if (!receipt) return
  changeDraft(form, { receipt: undefined })
  if (frame !== 'page') toastReceipt(form, receipt, '')
}

function summaryOf(form: SubmissionForm, { answers }: Receipt): SummaryRow[] {
  const rows = shownAnswers(form, answers)
  const rowsNamed = (name: string) => rows.filter((row) => row.name === name)
  const answerTo = rowsNamed(form.replyTo).map((row) => ({ ...row, label: en.quoteSent.answerTo }))
  return [...[...form.summary, ...form.detail].flatMap(rowsNamed), ...answerTo]
}
