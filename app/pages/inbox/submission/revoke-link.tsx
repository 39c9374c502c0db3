import { useState } from 'react'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import part from '../../../features/inbox/page/part.module.css'
import { useSending } from '../../../features/inbox/use-sending.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { SubmissionActions } from './use-submission.ts'

const { submission: texts, staff } = enInbox

export function RevokeLink({ submission }: { submission: SubmissionActions }) {
  const [outcome, setOutcome] = useState('')
  const { send } = useSending()
  const revoke = () =>
    send(async () => {
      const result = await submission.revokeLink()
      setOutcome(result.ok ? texts.revokedLink : staff.failed)
    })
  return (
    <details className={part.part}>
      <summary>{texts.revokeLink}</summary>
      <p className="steel">{texts.revokeLinkNote}</p>
      <Button look="line" className={controls.tight} onClick={() => void revoke()}>
        {texts.revokeLinkYes}
      </Button>
      <p role="status">{outcome}</p>
    </details>
  )
}
