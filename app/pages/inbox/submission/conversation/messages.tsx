import type { MessageEntry, SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { MINUTE } from '../../../../../domain/time/durations.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import controls from '../../../../features/inbox/controls/controls.module.css'
import { callApi } from '../../../../features/inbox/inbox-api.ts'
import { Lines, Part } from '../../../../features/inbox/page/part.tsx'
import { HostileText } from '../../../../features/inbox/submission/hostile-text.tsx'
import { mailErrorText } from '../../../../features/inbox/submission/mail-error.ts'
import { StateMark } from '../../../../features/inbox/submission/marks.tsx'
import { momentText } from '../../../../features/inbox/times.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import styles from './messages.module.css'

const { submission: texts } = enInbox

interface Props {
  details: SubmissionDetails
  now: number
  onSent(): void
}

/** The mail that has not arrived: waiting, withheld, given up or returned, and why. The history has what was sent. */
export function Messages({ details, now, onSent }: Props) {
  // Of a quote that is no longer open, none is sent.
  const isReminded = details.quotes[0]?.state === 'open'
  const messages = details.messages.filter(
    ({ kind, state }) => state !== 'sent' && (kind !== 'quote-reminder' || state !== 'waiting' || isReminded),
  )
  const sendAgain = async (id: string) => {
    await callApi(`/api/inbox/messages/${encodeURIComponent(id)}/send-again`, { body: {} })
    onSent()
  }
  if (messages.length === 0) return null
  return (
    <Part
      name="messages"
      title={messages.every((one) => isPlanned(one, now)) ? texts.plannedMessages : texts.messages}
    >
      <Lines>
        {messages.map((message) => (
          <li key={message.id} className={styles.message}>
            <b>{texts.kinds[message.kind] ?? message.kind}</b>
            <MessageState message={message} now={now} />
            <span className={hasFailed(message) ? `${styles.detail} ${styles.failed}` : styles.detail}>
              <HostileText>{message.to}</HostileText>
              {message.tries > 1 && `, ${texts.tries(message.tries)}`}
              {message.error && `. ${errorText(message)}`}
              {message.error && message.nextTryAt && `. ${texts.nextTry(momentText(message.nextTryAt, now))}`}
            </span>
            {(message.state === 'dead' || message.state === 'withheld') && (
              <Button look="line" className={controls.tight} onClick={() => void sendAgain(message.id)}>
                {texts.sendAgain}
              </Button>
            )}
          </li>
        ))}
      </Lines>
    </Part>
  )
}

/** Its time is still to come, as with the reminder before a quote expires. */
const isPlanned = ({ state, tries, nextTryAt }: MessageEntry, now: number): boolean =>
  state === 'waiting' && tries === 0 && nextTryAt !== null && Date.parse(nextTryAt) > now + MINUTE

const hasFailed = ({ state }: MessageEntry) => state === 'dead' || state === 'returned'

/** What the mailer noted is a code; a report has the words of the other server. */
const errorText = ({ state, error }: MessageEntry) =>
  state === 'returned' ? texts.returnedBy(error ?? '') : mailErrorText(error ?? '')

function MessageState({ message, now }: { message: MessageEntry; now: number }) {
  const { state, createdAt, nextTryAt } = message
  if (state === 'dead') return <StateMark state="failed">{texts.dead}</StateMark>
  if (state === 'returned') return <StateMark state="failed">{texts.returned}</StateMark>
  if (state === 'withheld') return <StateMark state="failed">{texts.withheld}</StateMark>
  if (isPlanned(message, now))
    return <StateMark state="received">{texts.planned(momentText(nextTryAt ?? createdAt, now))}</StateMark>
  return <StateMark state="in progress">{texts.waiting(momentText(createdAt, now))}</StateMark>
}
