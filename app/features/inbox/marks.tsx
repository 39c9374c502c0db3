import type { StaffMember } from '../../../domain/inbox.ts'
import { enInbox } from '../../../translations/en/inbox.ts'
import { initialsOf } from './session.ts'
import { momentText, wholeMoment } from './times.ts'

/** A shape and a word, never a colour alone. */
export const StateMark = ({ state }: { state: string }) => (
  <span className={`state ${state.replace(' ', '-')}`}>{enInbox.states[state] ?? state}</span>
)

export const Moment = ({ iso, now }: { iso: string; now: number }) => (
  <time dateTime={iso} title={wholeMoment(iso)}>
    {momentText(iso, now)}
  </time>
)

interface OwnerProps {
  owner: string | null
  me: string
  staff: readonly StaffMember[]
}

export function OwnerMark({ owner, me, staff }: OwnerProps) {
  if (owner === null) return <span className="none">{enInbox.staff.noOne}</span>
  const name = nameOf(owner, staff)
  return (
    <>
      <span className={owner === me ? 'initials me' : 'initials'} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <bdi>{owner === me ? enInbox.staff.you : name}</bdi>
    </>
  )
}

export const nameOf = (email: string, staff: readonly StaffMember[]): string =>
  staff.find((one) => one.email === email)?.name ?? email
