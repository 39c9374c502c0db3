import type { StaffMember, SubmissionDetails } from '../../../domain/inbox.ts'
import { enInbox } from '../../../domain/messages/en-inbox.ts'
import { initialsOf } from '../../features/inbox/session.ts'
import type { SubmissionActions } from './use-submission.ts'

const { submission: texts } = enInbox

export const Watching = ({ viewers }: { viewers: readonly StaffMember[] }) => (
  <div role="status">
    {viewers.length > 0 && (
      <div className="watching">
        {viewers.map(({ email, name }) => (
          <span key={email} className="initials" aria-hidden="true">
            {initialsOf(name)}
          </span>
        ))}
        <bdi>{texts.watching(viewers.map(({ name }) => name).join(texts.and))}</bdi>
      </div>
    )}
  </div>
)

interface Props {
  details: SubmissionDetails
  submission: SubmissionActions
  onConflict(current: SubmissionDetails | undefined): void
}

/** Sent twice, held as spam, or erased. */
export function Suspicions({ details, submission, onConflict }: Props) {
  const { state, spam, duplicates, version, erasedAt } = details
  const release = async () => {
    const answer = await submission.change({ version, state: 'received' })
    if (!answer.ok) onConflict(answer.current)
  }
  return (
    <>
      {erasedAt && (
        <div className="alarm mild">
          <p>
            <span>
              <b>{texts.erased}.</b> {texts.erasedMore}
            </span>
          </p>
        </div>
      )}
      {state === 'spam' && (
        <div className="alarm mild">
          <p>
            <span>
              <b>{texts.spam}</b> {spam.reasons.join('; ')}
              {spam.reasons.length > 0 && '. '}
              {texts.nobodyTold}
            </span>
          </p>
          <div className="acts">
            <button type="button" className="button line tight" onClick={() => void release()}>
              {texts.notSpam}
            </button>
          </div>
        </div>
      )}
      {duplicates.length > 0 && (
        <div className="alarm mild">
          <p>
            <b>{texts.duplicates(duplicates.join(', '))}</b>
          </p>
        </div>
      )}
    </>
  )
}
