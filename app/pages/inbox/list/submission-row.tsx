import { memo } from 'react'
import { Link } from 'react-router'
import type { ListedSubmission, StaffMember } from '../../../../domain/inbox.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { HostileText } from '../../../features/inbox/hostile-text.tsx'
import { FormMark, FreightCue } from '../../../features/inbox/inbox-icons.tsx'
import { LaneLine } from '../../../features/inbox/lane-line.tsx'
import { OwnerMark, StateMark } from '../../../features/inbox/marks.tsx'
import { isOpen, TimeLeft } from '../../../features/inbox/time-left.tsx'
import { shortMoment, wholeMoment } from '../../../features/inbox/times.ts'

const { list: texts, forms } = enInbox

interface Props {
  line: ListedSubmission
  isUnread: boolean
  isSelected: boolean
  me: string
  staff: readonly StaffMember[]
  now: number
  onSelect(reference: string): void
  onTake(line: ListedSubmission): Promise<void>
}

/* biome-ignore-start lint/a11y/noRedundantRoles: below 76em rows and cells are displayed as grids, so their roles are written out */
export const SubmissionRow = memo(function SubmissionRow(props: Props) {
  const { line, isUnread, isSelected, me, staff, now, onSelect, onTake } = props
  const { reference, form, owner, receivedAt, state } = line
  const received = shortMoment(receivedAt, now)
  return (
    <tr role="row" className={isUnread ? 'unread' : undefined} aria-current={isSelected || undefined}>
      <td role="cell" className="time">
        <TimeLeft of={line} now={now} />
      </td>
      <th role="rowheader" scope="row" className="ref">
        <span>
          <FormMark form={form} />
          <Link to={`/admin/inbox/${reference}`} onFocus={() => onSelect(reference)}>
            {reference}
            <span className="sr">{`, ${forms[form]?.one ?? form}${isUnread ? `, ${texts.unread}` : ''}`}</span>
          </Link>
        </span>
      </th>
      <td role="cell" className="what">
        <LaneLine of={line} />
      </td>
      <td role="cell" className="freight">
        <span>
          <FreightCue form={form} services={line.services} />
          <em>
            <HostileText>{line.detail}</HostileText>
          </em>
        </span>
      </td>
      <td role="cell" className="who">
        <b>
          <HostileText>{line.company || line.name}</HostileText>
        </b>
      </td>
      <td role="cell" className="received">
        <time dateTime={receivedAt} title={wholeMoment(receivedAt)}>
          {received.day && <span className={received.time ? 'day' : undefined}>{received.day} </span>}
          {received.time}
        </time>
      </td>
      <td role="cell" className="state-cell">
        <span className="state-line">
          <StateMark state={state} />
          {line.hasMailFailed && (
            <span className="lozenge" role="img" aria-label={texts.mailFailed} title={texts.mailFailed} />
          )}
        </span>
      </td>
      <td role="cell" className="owner">
        <span>
          <OwnerMark owner={owner} me={me} staff={staff} />
          {isSelected && owner === null && isOpen(line) && (
            <button type="button" className="button line tight" onClick={() => void onTake(line)}>
              {texts.take}
              <span className="sr"> {reference}</span>
            </button>
          )}
        </span>
      </td>
    </tr>
  )
})

const WIDTHS = [9, 7, 8, 6, 9, 8, 7, 9, 6, 8]

export const LoadingRows = () =>
  WIDTHS.map((width, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have nothing else
    <tr key={row} role="row" className="loading">
      {['time', 'ref', 'what', 'freight', 'who', 'received', 'state-cell', 'owner'].map((cell, index) => (
        <td key={cell} role="cell" className={cell}>
          <span className={`bar-line w${(width + index * 3) % 5}`} />
        </td>
      ))}
    </tr>
  ))
/* biome-ignore-end lint/a11y/noRedundantRoles: end of the row */
