import { useState } from 'react'
import type { SubmissionDetails } from '../../../../domain/inbox.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { useSending } from '../../../features/inbox/use-sending.ts'
import type { SubmissionActions } from './use-submission.ts'

const { composer: texts, staff } = enInbox

interface Props {
  details: SubmissionDetails
  submission: SubmissionActions
  onConflict(current: SubmissionDetails): void
}

/** Answered by phone, for example: the state, and what was said. */
export function ElsewhereForm({ details, submission, onConflict }: Props) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const { send } = useSending()
  const save = () =>
    send(async () => {
      const answered = await submission.answerElsewhere(details.version, text)
      if (answered.ok) {
        setProblem('')
        return setText('')
      }
      if (answered.current) onConflict(answered.current)
      setProblem(answered.message || staff.failed)
    })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="text">
        <p className="hint">{texts.elsewhereHint}</p>
        <div className="field">
          <label className="label" htmlFor="elsewhere">
            {texts.elsewhereLabel}
          </label>
          <textarea
            id="elsewhere"
            className="input"
            maxLength={9000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {problem && (
            <span className="problem" role="alert">
              {problem}
            </span>
          )}
        </div>
      </div>
      <div className="foot">
        <button type="submit" className="button compact">
          {texts.elsewhereSave}
        </button>
      </div>
    </form>
  )
}
