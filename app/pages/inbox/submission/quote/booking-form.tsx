import { useState } from 'react'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { enQuoting as texts } from '../../../../../translations/en/staff/quoting.ts'
import { useSending } from '../../../../features/inbox/use-sending.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Field, TextArea } from '../../../../ui/controls/field.tsx'
import type { SubmissionActions } from '../use-submission.ts'
import fields from './quote-form.module.css'

interface Props {
  details: SubmissionDetails
  submission: SubmissionActions
}

export const BOOKING_ID = 'booking'

export function BookingForm({ details, submission }: Props) {
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const { isSending, send } = useSending()
  const book = () =>
    send(async () => {
      const result = await submission.book(details.version, note)
      if (result.ok) return
      if (result.current) submission.show(result.current)
      setProblem(result.current ? texts.changed : result.message || enInbox.staff.failed)
    })
  return (
    <form
      id={BOOKING_ID}
      tabIndex={-1}
      className={`gap-3 mt-3 grid ${fields.text}`}
      onSubmit={(event) => {
        event.preventDefault()
        void book()
      }}
    >
      <Field id="booking-note" label={texts.confirmNote} problem={problem} isUrgent>
        <TextArea
          id="booking-note"
          rows={2}
          maxLength={2000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <div className="cluster gap-2 gap-x-3">
        <Button type="submit" size="compact" arrow aria-disabled={isSending || undefined}>
          {texts.confirm}
        </Button>
        <span className="not-empty text-sm steel">{texts.confirmHint}</span>
      </div>
    </form>
  )
}
