import { Link } from 'react-router'
import { capitalize } from '../../../../domain/capitalize.ts'
import { MINUTE } from '../../../../domain/durations.ts'
import {
  openStates,
  type SubmissionDetails,
  type SubmissionLine,
  type Viewer,
} from '../../../../domain/inbox.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { initialsOf } from '../../../features/inbox/session.ts'
import { duration, momentText } from '../../../features/inbox/times.ts'
import type { SubmissionActions } from './use-submission.ts'

const { submission: texts } = enInbox

export const Watching = ({ viewers, now }: { viewers: readonly Viewer[]; now: number }) => (
  <div role="status">
    {viewers.map(({ email, name, since, isWriting }) => (
      <div key={email} className="watching">
        <span className="initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {texts.watching(momentText(since, now))}{' '}
          <span className="quiet">{isWriting ? texts.writing : texts.notWriting}</span>
        </span>
      </div>
    ))}
  </div>
)

interface Props {
  details: SubmissionDetails
  submission: SubmissionActions
  onConflict(current: SubmissionDetails | undefined): void
}

/** Sent twice, held as spam, or erased. */
export function SpamNotice({ details, submission, onConflict }: Props) {
  const { state, spam, version, erasedAt } = details
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
              <b>{texts.spam}</b> {sentence(spam.reasons.join('; '))}
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
      <SentTwice details={details} submission={submission} />
    </>
  )
}

/** With a capital letter and a full stop; nothing stays nothing. */
const sentence = (text: string): string => text && `${capitalize(text)}. `

/** The same answers under other references, each of which can be closed from here. */
function SentTwice({ details: { others, duplicates, receivedAt }, submission }: Omit<Props, 'onConflict'>) {
  return others
    .filter(({ reference }) => duplicates.includes(reference))
    .map((other) => (
      <div key={other.reference} className="alarm mild">
        <p>
          <span>
            <b>{texts.twice}</b> {texts.alsoAs}{' '}
            <Link to={`/admin/inbox/${other.reference}`}>{other.reference}</Link>, {apart(other, receivedAt)}.
          </span>
        </p>
        {openStates.includes(other.state) && (
          <div className="acts">
            <button type="button" className="button line tight" onClick={() => void submission.close(other)}>
              {texts.closeThat}
              <span className="sr">, {other.reference}</span>
            </button>
          </div>
        )}
      </div>
    ))
}

/** How long after this one, or before it. */
function apart(other: SubmissionLine, receivedAt: string): string {
  const ms = Date.parse(other.receivedAt) - Date.parse(receivedAt)
  const time = Math.abs(ms) < MINUTE ? texts.seconds(Math.round(Math.abs(ms) / 1000)) : duration(Math.abs(ms))
  return ms < 0 ? texts.earlier(time) : texts.later(time)
}
