import { useState } from 'react'
import { elsewhereOutcome } from '../../../../../domain/submissions/elsewhere-outcome.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { useSending } from '../../../../features/inbox/use-sending.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Field, TextArea } from '../../../../ui/controls/field.tsx'
import type { SubmissionActions } from '../use-submission.ts'
import styles from './composer.module.css'

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
  const outcome = elsewhereOutcome(details)
  const save = () =>
    send(async () => {
      const result = await submission.answerElsewhere(details.version, text)
      if (result.ok) {
        setProblem('')
        return setText('')
      }
      if (result.current) onConflict(result.current)
      setProblem(result.message || staff.failed)
    })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className={styles.text}>
        <p className="not-empty text-sm steel">
          {`${texts.elsewhereHint} ${texts.elsewhereOutcomes[outcome](details.quotes[0]?.number ?? 0)}`}
        </p>
        <Field id="elsewhere" label={texts.elsewhereLabel} problem={problem} isUrgent>
          <TextArea
            id="elsewhere"
            maxLength={9000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </div>
      <div className={styles.foot}>
        <Button type="submit" size="compact">
          {outcome === 'answered' ? texts.elsewhereSave : texts.elsewhereNote}
        </Button>
      </div>
    </form>
  )
}
