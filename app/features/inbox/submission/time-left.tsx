import { type SubmissionLine, unansweredStates } from '../../../../domain/submissions/inbox.ts'
import { DUE_SOON_MS } from '../../../../domain/time/answer-deadline.ts'
import { companyDay } from '../../../../domain/time/company-time.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { dayAndTime, duration, roughDuration } from '../times.ts'
import styles from './time-left.module.css'

const { time: texts } = enInbox

type Timed = Pick<
  SubmissionLine,
  'state' | 'answerBy' | 'answeredAt' | 'receivedAt' | 'followUpOn' | 'unanswered'
>

export const isOpen = ({ state }: Pick<Timed, 'state'>): boolean => unansweredStates.includes(state)

const look = (more?: string) => [styles.timeLeft, more].filter(Boolean).join(' ')

interface Props {
  of: Timed
  now: number
  /** Adds until when. */
  long?: boolean
  /** What has come of it, in place of how long the reply took. */
  outcome?: string | undefined
}

/** The part of the promised time that is left, as text and as a bar. */
export function TimeLeft({ of, now, long = false, outcome }: Props) {
  const task = taskOf(of, now, long)
  if (task)
    return (
      <span className={look(styles.act)}>
        {long ? <b>{task}</b> : task}
        {!long && <span className={styles.track} />}
      </span>
    )
  if (!isOpen(of) || of.answerBy === null)
    return long ? (
      <Settled of={of} outcome={outcome} />
    ) : (
      <span className={look(styles.noDeadline)}>{isOpen(of) && texts.noDeadline}</span>
    )
  const left = Date.parse(of.answerBy) - now
  const promised = Date.parse(of.answerBy) - Date.parse(of.receivedAt)
  const urgency = left <= 0 ? styles.over : left <= DUE_SOON_MS ? styles.soon : undefined
  const share = Math.min(Math.max(left / promised, 0), 1)
  const bar = (
    <span className={styles.track}>
      <i className="block h-full" style={{ width: `${(share * 100).toFixed(1)}%` }} />
    </span>
  )
  const text = left <= 0 ? texts.over(roughDuration(left)) : duration(left)
  if (!long)
    return (
      <span className={look(urgency)}>
        {text}
        {bar}
      </span>
    )
  return (
    <span className={look(urgency)}>
      <b>{left <= 0 ? text : texts.left(text)}</b>
      {bar}
      <small className="text-sm regular slate">{texts.by(dayAndTime(of.answerBy))}</small>
    </span>
  )
}

/** What is to be done where no deadline says it. Above a submission a notice says that a message waits. */
function taskOf(of: Timed, now: number, long: boolean): string | undefined {
  if (of.state === 'accepted') return long ? texts.confirmLong : texts.confirm
  if (isOpen(of) && of.answerBy !== null && of.answeredAt === null) return undefined
  if (of.unanswered && !long) return texts.reply
  if (of.followUpOn !== null && of.followUpOn <= companyDay(now))
    return long ? texts.followUpLong : texts.followUp
  return undefined
}

/** In the head of a submission: what has come of it, or how long the reply took, where there was one. */
function Settled({ of, outcome }: Pick<Props, 'of' | 'outcome'>) {
  const text = outcome
    ? outcome
    : of.answeredAt
      ? texts.answeredAfter(tookOf(of))
      : isOpen(of)
        ? texts.noDeadline
        : ''
  return (
    text && (
      <span className={look()}>
        <b>{text}</b>
      </span>
    )
  )
}

const tookOf = ({ answeredAt, receivedAt }: Timed): string =>
  duration(Date.parse(answeredAt ?? receivedAt) - Date.parse(receivedAt))
