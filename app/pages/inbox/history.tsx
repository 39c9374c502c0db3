import { enInbox } from '../../../domain/messages/en-inbox.ts'
import { HostileText } from '../../features/inbox/hostile-text.tsx'
import type { HistoryEntry, StaffMember, SubmissionDetails } from '../../features/inbox/inbox-api.ts'
import { Moment, nameOf } from '../../features/inbox/marks.tsx'
import type { StaffUser } from '../../features/inbox/session.ts'

const { submission: texts, staff: staffTexts, states } = enInbox

interface Props {
  details: SubmissionDetails
  user: StaffUser
  staff: readonly StaffMember[]
  now: number
}

/** Everything that happened, newest first, with who and when. */
export function History({ details, user, staff, now }: Props) {
  const name = (who: string) =>
    who === 'sender'
      ? texts.sender
      : who === 'system'
        ? texts.system
        : who === user.email
          ? staffTexts.you
          : nameOf(who, staff)
  return (
    <section className="part" aria-labelledby="history-heading">
      <h2 id="history-heading">{texts.history}</h2>
      <ol className="history">
        {details.history.toReversed().map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added, and two may share a moment
          <li key={details.history.length - index} className={LOOKS[entry.event]}>
            <span>
              <b>
                <bdi>{name(entry.who)}</bdi>
              </b>{' '}
              {texts.events[entry.event] ?? entry.event}
            </span>
            <Moment iso={entry.at} now={now} />
            <Detail entry={entry} details={details} name={name} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const LOOKS: Record<string, string> = {
  received: 'first',
  replied: 'good',
  'answered elsewhere': 'good',
  withdrawn: 'bad',
  erased: 'bad',
}

interface DetailProps {
  entry: HistoryEntry
  details: SubmissionDetails
  name(who: string): string
}

function Detail({ entry: { event, text, from, to, answers }, details, name }: DetailProps) {
  if (text)
    return (
      <p className="note">
        <HostileText>{text}</HostileText>
      </p>
    )
  if (event === 'state') return <Was was={states[from ?? ''] ?? from} is={states[to ?? ''] ?? to} />
  if (event === 'owner')
    return <Was was={from ? name(from) : staffTexts.noOne} is={to ? name(to) : staffTexts.noOne} />
  if (!answers) return null
  const changed = answers.filter(
    (answer) => details.answers.find(({ name }) => name === answer.name)?.text !== answer.text,
  )
  return changed.map((answer) => (
    <span key={answer.name} className="was">
      {answer.label}:{' '}
      <del>
        <HostileText>{answer.text}</HostileText>
      </del>
    </span>
  ))
}

const Was = ({ was, is }: { was: string | null | undefined; is: string | null | undefined }) => (
  <span className="was">
    <del>{was}</del> <ins>{is}</ins>
  </span>
)
