import type {
  AnswerLine,
  HistoryEntry,
  MessageEntry,
  StaffMember,
  SubmissionDetails,
} from '../../../../../domain/submissions/inbox.ts'
import { enQuotes } from '../../../../../translations/en/quotes.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { Part } from '../../../../features/inbox/page/part.tsx'
import type { StaffUser } from '../../../../features/inbox/session.ts'
import { HostileText } from '../../../../features/inbox/submission/hostile-text.tsx'
import { Moment, nameOf } from '../../../../features/inbox/submission/marks.tsx'
import { monthDayOf } from '../../../../features/inbox/times.ts'
import styles from './history.module.css'

const { submission: texts, staff: staffTexts, states } = enInbox

interface Props {
  details: SubmissionDetails
  user: StaffUser
  staff: readonly StaffMember[]
  now: number
}

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
    <Part name="history" title={texts.history}>
      <ol className={styles.history}>
        {everything(details).map(({ key, entry, after, mail }) => (
          <li
            key={key}
            className={`column-and-rest grid gap-none gap-x-3 text-sm ${(entry ? LOOKS[entry.event] : mail?.look) ?? ''}`}
          >
            {entry && (
              <span>
                <b>
                  <bdi>{entry.event === 'mail received' ? texts.mail : name(entry.who)}</bdi>
                </b>{' '}
                {eventText(entry)}
              </span>
            )}
            {mail && <span>{mail.text}</span>}
            <Moment className="nowrap steel" iso={entry?.at ?? mail?.at ?? ''} now={now} />
            {entry && <Detail entry={entry} after={after} name={name} />}
            {mail && <EmailAsSent {...mail.message} />}
          </li>
        ))}
      </ol>
    </Part>
  )
}

function eventText({ event, recorded }: HistoryEntry): string {
  const isDecision = event === 'accepted' || event === 'declined'
  return recorded && isDecision ? texts.recorded[event](enQuotes.ways[recorded.by]) : texts.events[event]
}

interface Line {
  key: string
  at: string
  entry?: HistoryEntry
  /** Of changed answers: what they became. */
  after?: readonly AnswerLine[]
  mail?: { at: string; text: string; look: string | undefined; message: MessageEntry }
}

/** Events, and the mail that was sent, newest first. */
function everything({ history, messages, answers }: SubmissionDetails): Line[] {
  const events = history.map((entry, index): Line => {
    const later = history.slice(index + 1).find((one) => one.answers)
    return { key: `event ${index}`, at: entry.at, entry, after: later?.answers ?? answers }
  })
  const mails = messages.flatMap((message): Line[] => {
    const { id, kind, sentAt: at } = message
    if (at === null) return []
    const text = texts.mailSent(texts.kinds[kind] ?? kind)
    return [{ key: id, at, mail: { at, text, look: styles.quiet, message } }]
  })
  // Stable: events of one moment stay in their order.
  return [...events, ...mails]
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .reverse()
}

/** What was sent before texts were kept has none. */
const EmailAsSent = ({ to, subject, text }: MessageEntry) => (
  <>
    <span className={`whole ${styles.change}`}>
      <HostileText>{to}</HostileText>
    </span>
    {subject !== null && text !== null && (
      <details className={`whole ${styles.email}`}>
        <summary className="anywhere pointer">
          <HostileText>{subject}</HostileText>
        </summary>
        <p className={`whole ${styles.note}`}>
          <HostileText>{text}</HostileText>
        </p>
      </details>
    )}
  </>
)

const LOOKS: Partial<Record<HistoryEntry['event'], string>> = {
  received: styles.first,
  replied: styles.good,
  'answered elsewhere': styles.good,
  quoted: styles.good,
  accepted: styles.good,
  booked: styles.good,
  declined: styles.bad,
  withdrawn: styles.bad,
  erased: styles.bad,
}

interface DetailProps {
  entry: HistoryEntry
  after: readonly AnswerLine[] | undefined
  name(who: string): string
}

function Detail({ entry, after = [], name }: DetailProps) {
  const { event, text, from, to, withdrawnQuote, answers } = entry
  if (text)
    return (
      <p className={`whole ${styles.note}`}>
        <HostileText>{text}</HostileText>
      </p>
    )
  if (event === 'state' || event === 'reply taken back')
    return (
      <>
        <Was was={states[from ?? ''] ?? from} is={states[to ?? ''] ?? to} />
        {withdrawnQuote !== undefined && (
          <span className={`whole ${styles.change}`}>{texts.withdrawnQuote(withdrawnQuote)}</span>
        )}
      </>
    )
  if (event === 'owner')
    return <Was was={from ? name(from) : staffTexts.noOne} is={to ? name(to) : staffTexts.noOne} />
  if (event === 'follow up')
    return <Was was={from ? monthDayOf(from) : texts.noDay} is={to ? monthDayOf(to) : texts.noDay} />
  if (!answers) return null
  const names = new Set([...answers, ...after].map(({ name }) => name))
  return [...names].map((name) => {
    const was = answers.find((answer) => answer.name === name)
    const is = after.find((answer) => answer.name === name)
    if (was?.words === is?.words) return null
    return (
      <span key={name} className={`whole ${styles.change}`}>
        {(was ?? is)?.label}:{' '}
        <del>
          <HostileText>{was?.words ?? texts.empty}</HostileText>
        </del>{' '}
        <ins className="plain ink">
          <HostileText>{is?.words ?? texts.empty}</HostileText>
        </ins>
      </span>
    )
  })
}

const Was = ({ was, is }: { was: string | null | undefined; is: string | null | undefined }) => (
  <span className={`whole ${styles.change}`}>
    <del>{was}</del> <ins className="plain ink">{is}</ins>
  </span>
)
