import { Link } from 'react-router'
import {
  openStates,
  type SubmissionDetails,
  type SubmissionLine,
  type Viewer,
} from '../../../../domain/submissions/inbox.ts'
import { capitalize } from '../../../../domain/text/capitalize.ts'
import { MINUTE } from '../../../../domain/time/durations.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import { Banner } from '../../../features/inbox/page/banner.tsx'
import { HostileText } from '../../../features/inbox/submission/hostile-text.tsx'
import { Initials } from '../../../features/inbox/submission/marks.tsx'
import { duration, momentText } from '../../../features/inbox/times.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { usualEmail } from './reply/typed-envelope.ts'
import styles from './submission-notices.module.css'
import type { SubmissionActions } from './use-submission.ts'

const { submission: texts } = enInbox

export const Watching = ({ viewers, now }: { viewers: readonly Viewer[]; now: number }) => (
  <div role="status">
    {viewers.map(({ email, name, since, isWriting }) => (
      <div key={email} className={styles.viewer}>
        <Initials name={name} />
        <span>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {texts.watching(momentText(since, now))}{' '}
          <span className="steel">{isWriting ? texts.writing : texts.notWriting}</span>
        </span>
      </div>
    ))}
  </div>
)

const MAX_SHOWN = 200

/** What the sender waits for an answer to; the conversation is below what is written. */
export function WaitingNotice({ details: { unanswered, conversation } }: { details: SubmissionDetails }) {
  const newest = conversation.find(({ from }) => from === 'sender')
  if (!unanswered || !newest) return null
  const words = newest.text.replaceAll(/\s+/g, ' ')
  return (
    <Banner look="mild" title={texts.waits}>
      <HostileText>{words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN)}…` : words}</HostileText>
    </Banner>
  )
}

/** Mail to where a reply would go was not delivered. */
export function OtherEmailNotice({
  details,
  onElsewhere,
}: {
  details: SubmissionDetails
  onElsewhere(): void
}) {
  const email = usualEmail(details)
  const hasFailed = details.messages.some(
    ({ state, to }) => (state === 'dead' || state === 'returned') && to.toLowerCase() === email,
  )
  return (
    details.mayWriteElsewhere &&
    hasFailed && (
      <Banner
        title={texts.notDelivered}
        actions={
          <Button look="line" className={controls.tight} onClick={onElsewhere}>
            {enInbox.composer.otherAddress}
          </Button>
        }
      >
        <HostileText>{email}</HostileText>
      </Banner>
    )
  )
}

interface Props {
  details: SubmissionDetails
  submission: SubmissionActions
  onConflict(current: SubmissionDetails | undefined): void
}

const isErasureAsked = ({ erasedAt, history, quotes: [quote] }: SubmissionDetails): boolean =>
  erasedAt === null && quote?.state === 'accepted' && history.some(({ event }) => event === 'erasure asked')

/** Sent twice, held as spam, or erased. */
export function SpamNotice({ details, submission, onConflict }: Props) {
  const { state, spam, version, erasedAt } = details
  const release = async () => {
    const result = await submission.change({ version, state: 'received' })
    if (!result.ok) onConflict(result.current)
  }
  return (
    <>
      {erasedAt && (
        <Banner look="mild" title={`${texts.erased}.`}>
          {details.quotes.length > 0 ? texts.erasedRecord : texts.erasedMore}
        </Banner>
      )}
      {isErasureAsked(details) && (
        <Banner look="mild" title={texts.erasureAsked}>
          {texts.erasureAskedMore}
        </Banner>
      )}
      {state === 'spam' && (
        <Banner
          look="mild"
          title={texts.spam}
          actions={
            <Button look="line" className={controls.tight} onClick={() => void release()}>
              {texts.notSpam}
            </Button>
          }
        >
          {sentence(spam.reasons.join('; '))}
          {texts.nobodyTold}
        </Banner>
      )}
      <SentTwice details={details} submission={submission} />
    </>
  )
}

/** Files of the sender that were refused; the next ones can be let in. */
export function RefusedFilesNotice({ details, submission }: Omit<Props, 'onConflict'>) {
  const { count, areAllowed } = details.refusedFiles
  if (count === 0) return null
  return (
    <Banner
      look="mild"
      title={texts.filesRefused(count)}
      actions={
        !areAllowed && (
          <Button look="line" className={controls.tight} onClick={() => void submission.allowFiles()}>
            {texts.allowFiles}
          </Button>
        )
      }
    >
      {areAllowed ? texts.filesAllowed : texts.filesRefusedMore}
    </Banner>
  )
}

/** With a capital letter and a full stop; nothing stays nothing. */
const sentence = (text: string): string => text && `${capitalize(text)}. `

/** The same answers under other references, each of which can be closed from here. */
function SentTwice({ details: { others, duplicates, receivedAt }, submission }: Omit<Props, 'onConflict'>) {
  return others
    .filter(({ reference }) => duplicates.includes(reference))
    .map((other) => (
      <Banner
        key={other.reference}
        look="mild"
        title={texts.twice}
        actions={
          openStates.includes(other.state) && (
            <Button look="line" className={controls.tight} onClick={() => void submission.close(other)}>
              {texts.closeThat}
              <span className="sr">, {other.reference}</span>
            </Button>
          )
        }
      >
        {texts.alsoAs} <Link to={`/admin/inbox/${other.reference}`}>{other.reference}</Link>,{' '}
        {apart(other, receivedAt)}.
      </Banner>
    ))
}

/** How long after this one, or before it. */
function apart(other: SubmissionLine, receivedAt: string): string {
  const ms = Date.parse(other.receivedAt) - Date.parse(receivedAt)
  const time = Math.abs(ms) < MINUTE ? texts.seconds(Math.round(Math.abs(ms) / 1000)) : duration(Math.abs(ms))
  return ms < 0 ? texts.earlier(time) : texts.later(time)
}
