import type { ReactNode } from 'react'
import type { StaffMember } from '../../../../domain/submissions/inbox.ts'
import { companyDay } from '../../../../domain/time/company-time.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { initialsOf } from '../session.ts'
import { momentText, monthDayOf, wholeMoment } from '../times.ts'
import { ClockIcon } from './inbox-icons.tsx'
import styles from './marks.module.css'

interface StateProps {
  /** Of a submission, a quote or an email. */
  state: string
  /** The state's own name, unless there is more to say. */
  children?: ReactNode
}

/** A shape and a word, never a colour alone. */
export const StateMark = ({ state, children }: StateProps) => (
  <span className={[styles.state, shapes[state]].filter(Boolean).join(' ')}>
    {children ?? enInbox.states[state] ?? state}
  </span>
)

const shapes: Record<string, string | undefined> = {
  ...styles,
  'in progress': styles.inProgress,
  quoted: styles.open,
}

interface MomentProps {
  iso: string
  now: number
  inSentence?: boolean
  className?: string
}

export function Moment({ iso, now, inSentence = false, className }: MomentProps) {
  const text = momentText(iso, now)
  return (
    <time className={className} dateTime={iso} title={wholeMoment(iso)}>
      {inSentence && text === enInbox.list.today ? text.toLowerCase() : text}
    </time>
  )
}

/** Two letters in place of a name that is said beside them. */
export const Initials = ({ name, isMe = false }: { name: string; isMe?: boolean }) => (
  <span className={[styles.initials, isMe && styles.me].filter(Boolean).join(' ')} aria-hidden="true">
    {initialsOf(name)}
  </span>
)

interface OwnerProps {
  owner: string | null
  me: string
  staff: readonly StaffMember[]
}

export function OwnerMark({ owner, me, staff }: OwnerProps) {
  if (owner === null) return <span className="steel">{enInbox.staff.noOne}</span>
  const name = nameOf(owner, staff)
  return (
    <span className={styles.owner}>
      <Initials name={name} isMe={owner === me} />
      <bdi className="cut">{owner === me ? enInbox.staff.you : name}</bdi>
    </span>
  )
}

export const nameOf = (email: string, staff: readonly StaffMember[]): string =>
  staff.find((one) => one.email === email)?.name ?? email

/** Put off until a day, or to follow up on since one. */
export function FollowUpMark({ day, now }: { day: string; now: number }) {
  const isDue = day <= companyDay(now)
  const label = (isDue ? enInbox.list.followUpDue : enInbox.list.putOff)(monthDayOf(day))
  return (
    <span
      className={isDue ? `accent ${styles.followUp}` : styles.putOff}
      role="img"
      aria-label={label}
      title={label}
    >
      <ClockIcon />
    </span>
  )
}

/** Something is wrong here; `label` says what, where nothing beside it does. */
export const Lozenge = ({ label }: { label?: string }) => (
  <span className={styles.lozenge} {...(label && { role: 'img', 'aria-label': label, title: label })} />
)

export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>

export const Key = ({ children }: { children: string }) => <kbd className={styles.key}>{children}</kbd>
