import { type ReactNode, useEffect } from 'react'
import type { Answers, ProblemTexts, SubmissionForm } from '../../../domain/form.ts'
import { en } from '../../../translations/en/en.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { useToasts } from '../../ui/toast.ts'
import { changeDraft, draftOf, forgetStoredDraft, useDraft } from './draft.ts'
import styles from './form-view.module.css'
import { FormView } from './form-view.tsx'
import type { FormProps } from './quote-form.tsx'
import { SubmissionInputs } from './submission-inputs.tsx'
import { receiptToast, submit, toastReceipt } from './submit.ts'
import { useGivenForm } from './use-given-form.ts'

/** The carrier's and the driver's form: stays as typed when it was sent, and shows the reference at its button. */
export function ApplicationForm({
  form,
  frame = 'page',
  prefill,
  onSent,
}: FormProps & { form: SubmissionForm }) {
  const { receipt } = useDraft(form)
  const texts = formTexts(form)
  const given = useGivenForm(form, frame)
  const isToasted = useIsToasted(receiptToast(form))
  useEffect(() => () => changeDraft(form, { receipt: undefined }), [form])
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
      confirmation={
        receipt &&
        !isToasted && (
          <Confirmation>
            {en.applicationSent} {receipt.reference && <Unbroken word={receipt.reference} />}{' '}
            {receipt.page && <a href={receipt.page}>{en.requestPage}</a>}
          </Confirmation>
        )
      }
    >
      <SubmissionInputs form={form} />
    </FormView>
  )
}

/** The toast stands at the button and says the same. */
export const useIsToasted = (toast: string): boolean => useToasts().some(({ id }) => id === toast)

/** A reference has a hyphen, and is read out as one word. */
const Unbroken = ({ word }: { word: string }) => {
  const [before, after] = en.referenceIs(word).split(word)
  return (
    <>
      {before}
      <span className={styles.unbroken}>{word}</span>
      {after}
    </>
  )
}

export const Confirmation = ({ children }: { children: ReactNode }) => (
  <p className={styles.confirmation}>{children}</p>
)

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
  changeDraft(form, { typed, attempt, receipt: { answers, reference, page } })
  toastReceipt(form, { answers, reference, page }, formTexts(form).success.description)
  return {}
}
