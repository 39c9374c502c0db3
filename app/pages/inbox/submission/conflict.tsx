import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { StaffMember, SubmissionDetails } from '../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { nameOf } from '../../../features/inbox/submission/marks.tsx'
import { momentText } from '../../../features/inbox/times.ts'
import styles from './conflict.module.css'

const { composer: texts, states, list, staff: staffTexts } = enInbox

interface Props {
  before: SubmissionDetails
  current: SubmissionDetails
  staff: readonly StaffMember[]
  me: string
  now: number
  children: ReactNode
}

/** Somebody else's change beside what this reader saw. */
export function Conflict({ before, current, staff, me, now, children }: Props) {
  const { who, at } = current.history.at(-1) ?? {}
  const owner = (email: string | null) =>
    email === null ? staffTexts.noOne : email === me ? staffTexts.you : nameOf(email, staff)
  const rows = [
    [list.state, states[before.state], states[current.state]],
    [list.owner, owner(before.owner), owner(current.owner)],
  ] as const
  const box = useRef<HTMLDivElement>(null)
  // It stands above what was pressed, which may leave it out of the window.
  useLayoutEffect(() => {
    if (current) box.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div ref={box} className={styles.conflict} role="alert">
      <h2 className="text-md error">
        {who?.includes('@') ? texts.conflictTitle(nameOf(who, staff)) : texts.conflictTitleUnknown}
      </h2>
      <table className="data-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.now(momentText(at ?? current.receivedAt, now))}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, was, is]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{was}</td>
              <td>{was === is ? is : <b>{is}</b>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  )
}
