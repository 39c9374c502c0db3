import { useState } from 'react'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { TextField } from '../../../../features/inbox/controls/text-field.tsx'
import { useSending } from '../../../../features/inbox/use-sending.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import type { SubmissionActions } from '../use-submission.ts'
import styles from './composer.module.css'

const { composer: texts, staff } = enInbox

interface Props {
  details: SubmissionDetails
  submission: SubmissionActions
}

/** For a caller who gave no email, and does now. */
export function AddEmailForm({ details, submission }: Props) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState('')
  const { send } = useSending()
  const save = () =>
    send(async () => {
      const result = await submission.addEmail(details.version, email)
      if (result.ok) return
      if (result.current) submission.show(result.current)
      setProblem(result.problems?.email ?? (result.message || staff.failed))
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className={styles.text}>
        <TextField
          label={texts.addEmailLabel}
          hint={texts.addEmailHint}
          type="email"
          autoComplete="off"
          value={email}
          problem={problem}
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
      <div className={styles.foot}>
        <Button type="submit" look="line" size="compact">
          {texts.addEmail}
        </Button>
      </div>
    </form>
  )
}
