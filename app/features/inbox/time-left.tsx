import { DUE_SOON_MS, PROMISED_MS } from '../../../domain/answer-deadline.ts'
import { type SubmissionLine, unansweredStates } from '../../../domain/inbox.ts'
import { enInbox } from '../../../translations/en/inbox.ts'
import { dayAndTime, duration, roughDuration } from './times.ts'

const { time: texts } = enInbox

type Timed = Pick<SubmissionLine, 'state' | 'answerBy' | 'answeredAt' | 'receivedAt'>

export const isOpen = ({ state }: Pick<Timed, 'state'>): boolean => unansweredStates.includes(state)

/** The part of the 24 hours that is left, as words and as a bar. `long` adds until when. */
export function TimeLeft({ of, now, long = false }: { of: Timed; now: number; long?: boolean }) {
  if (of.state === 'accepted')
    return (
      <span className={long ? 'time-left act settled' : 'time-left act'}>
        <b>{long ? texts.confirmLong : texts.confirm}</b>
        {!long && <span className="track" />}
      </span>
    )
  if (!isOpen(of) || of.answerBy === null)
    return long ? <Settled of={of} /> : <span className="time-left none">{settledText(of)}</span>
  const left = Date.parse(of.answerBy) - now
  const look = left <= 0 ? 'over' : left <= DUE_SOON_MS ? 'soon' : ''
  const share = Math.min(Math.max(left / PROMISED_MS, 0), 1)
  const bar = (
    <span className="track">
      <i style={{ width: `${(share * 100).toFixed(1)}%` }} />
    </span>
  )
  const words = left <= 0 ? texts.over(roughDuration(left)) : duration(left)
  if (!long)
    return (
      <span className={`time-left ${look}`}>
        {words}
        {bar}
      </span>
    )
  return (
    <span className={`time-left ${look}`}>
      <b>{left <= 0 ? words : texts.left(words)}</b>
      {bar}
      <small>{texts.by(dayAndTime(of.answerBy))}</small>
    </span>
  )
}

/** In the head of a submission: how long the answer took, where there was one. */
function Settled({ of }: { of: Timed }) {
  const words = of.answeredAt ? texts.answeredAfter(tookOf(of)) : isOpen(of) ? texts.noDeadline : ''
  return (
    words && (
      <span className="time-left settled">
        <b>{words}</b>
      </span>
    )
  )
}

const tookOf = ({ answeredAt, receivedAt }: Timed): string =>
  duration(Date.parse(answeredAt ?? receivedAt) - Date.parse(receivedAt))

function settledText(of: Timed): string {
  if (of.answerBy !== null && of.answeredAt) return texts.answeredIn(tookOf(of))
  return isOpen(of) ? texts.noDeadline : texts.none
}
