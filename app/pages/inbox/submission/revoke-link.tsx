import { useState } from 'react'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { useSending } from '../../../features/inbox/use-sending.ts'
import type { SubmissionActions } from './use-submission.ts'

const { submission: texts, staff } = enInbox

/** Stops every link to the request's page that was sent so far. */
export function RevokeLink({ submission }: { submission: SubmissionActions }) {
  const [outcome, setOutcome] = useState('')
  const { send } = useSending()
  const revoke = () =>
    send(async () => {
      const answer = await submission.revokeLink()
      setOutcome(answer.ok ? texts.revokedLink : staff.failed)
    })
  return (
    <details className="part">
      <summary>{texts.revokeLink}</summary>
      <p className="quiet">{texts.revokeLinkNote}</p>
      <button type="button" className="button line tight" onClick={() => void revoke()}>
        {texts.revokeLinkYes}
      </button>
      <p role="status">{outcome}</p>
    </details>
  )
}
