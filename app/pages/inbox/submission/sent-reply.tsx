import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { SECOND } from '../../../../domain/durations.ts'
import type { SubmissionDetails } from '../../../../domain/inbox.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { duration } from '../../../features/inbox/times.ts'
import { placeInList } from '../list/shown-list.ts'

const { composer: texts } = enInbox

/** Of a reply that can still be taken back: the seconds until it leaves. */
export function useLeaving({ messages }: SubmissionDetails): { seconds: number } | undefined {
  const leavesInMs = messages.find(({ leavesInMs }) => leavesInMs !== null)?.leavesInMs ?? 0
  const [leavesAt, setLeavesAt] = useState(0)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (leavesInMs <= 0) return setLeavesAt(0)
    const start = Date.now()
    setLeavesAt(start + leavesInMs)
    setNow(start)
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [leavesInMs])
  const left = leavesAt - now
  return left > 0 ? { seconds: Math.ceil(left / SECOND) } : undefined
}

interface Props {
  seconds: number
  details: SubmissionDetails
  onTakeBack(): void
}

/** In place of the reply's form while the reply can be taken back. */
export function SentReply({ seconds, details, onTakeBack }: Props) {
  const { reference, receivedAt, answeredAt } = details
  const next = placeInList(reference)?.older
  return (
    <section className="part sent-reply" aria-labelledby="sent-heading">
      <h2 id="sent-heading">
        <span className="state answered">
          {answeredAt
            ? texts.answeredIn(duration(Date.parse(answeredAt) - Date.parse(receivedAt)))
            : texts.answered}
        </span>
      </h2>
      <p role="status">{texts.leaves(details.email ?? '')}</p>
      <div className="acts">
        {/* biome-ignore lint/a11y/noAutofocus: what had the focus, the button that sent, is gone */}
        <button type="button" className="button line compact" autoFocus onClick={onTakeBack}>
          {texts.takeBack}
          <span className="num" aria-hidden="true">
            {texts.seconds(seconds)}
          </span>
        </button>
        {next && (
          <Link className="button line compact" to={`/admin/inbox/${next}`}>
            {texts.nextOne}
          </Link>
        )}
      </div>
    </section>
  )
}
