import { useState } from 'react'
import type { SubmissionDetails } from '../../../../../domain/inbox.ts'
import { enInbox } from '../../../../../translations/en/inbox.ts'
import { enQuoting as texts } from '../../../../../translations/en/quoting.ts'
import { ArrowIcon } from '../../../../features/inbox/inbox-icons.tsx'
import { useSending } from '../../../../features/inbox/use-sending.ts'
import type { SubmissionActions } from '../use-submission.ts'

interface Props {
  details: SubmissionDetails
  submission: SubmissionActions
}

/** Confirms what its sender accepted. */
export function BookingForm({ details, submission }: Props) {
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')
  const { isSending, send } = useSending()
  const book = () =>
    send(async () => {
      const answer = await submission.book(details.version, note)
      if (answer.ok) return
      if (answer.current) submission.show(answer.current)
      setProblem(answer.current ? texts.changed : answer.message || enInbox.staff.failed)
    })
  return (
    <form
      className="booking"
      onSubmit={(event) => {
        event.preventDefault()
        void book()
      }}
    >
      <div className="field">
        <label htmlFor="booking-note">{texts.confirmNote}</label>
        <textarea
          id="booking-note"
          className="input"
          rows={2}
          maxLength={2000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className="acts">
        <button type="submit" className="button compact" aria-disabled={isSending || undefined}>
          {texts.confirm} <ArrowIcon />
        </button>
        <span className="hint">{texts.confirmHint}</span>
      </div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
