import { useEffect, useState } from 'react'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { SECOND } from '../../../../../domain/time/durations.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { Part } from '../../../../features/inbox/page/part.tsx'
import { StateMark } from '../../../../features/inbox/submission/marks.tsx'
import { duration } from '../../../../features/inbox/times.ts'
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx'
import { placeInList } from '../../list/shown-list.ts'

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

const leavingTo = ({ messages, email }: SubmissionDetails): string =>
  messages.find(({ leavesInMs }) => leavesInMs !== null)?.to ?? email ?? ''

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
    <Part
      name="sent"
      title={
        <StateMark state="answered">
          {answeredAt
            ? texts.answeredIn(duration(Date.parse(answeredAt) - Date.parse(receivedAt)))
            : texts.answered}
        </StateMark>
      }
      note={<span role="status">{texts.leaves(leavingTo(details))}</span>}
    >
      <div className="cluster gap-2 gap-x-3">
        {/* What had the focus, the button that sent, is gone. */}
        <Button look="line" size="compact" autoFocus onClick={onTakeBack}>
          {texts.takeBack}
          <span aria-hidden="true">{texts.seconds(seconds)}</span>
        </Button>
        {next && (
          <ButtonLink look="line" size="compact" to={`/admin/inbox/${next}`}>
            {texts.nextOne}
          </ButtonLink>
        )}
      </div>
    </Part>
  )
}
