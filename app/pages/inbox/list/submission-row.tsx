import { memo } from 'react'
import { Link } from 'react-router'
import type { ListedSubmission, StaffMember } from '../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import { FormMark, FreightCue } from '../../../features/inbox/submission/freight-drawings.tsx'
import { HostileText } from '../../../features/inbox/submission/hostile-text.tsx'
import { MessageIcon } from '../../../features/inbox/submission/inbox-icons.tsx'
import { LaneLine } from '../../../features/inbox/submission/lane-line.tsx'
import { FollowUpMark, Lozenge, OwnerMark, StateMark } from '../../../features/inbox/submission/marks.tsx'
import { isOpen, TimeLeft } from '../../../features/inbox/submission/time-left.tsx'
import { pickupText, shortMoment, wholeMoment } from '../../../features/inbox/times.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { columns } from './columns.tsx'
import { showOrFollow } from './reading-pane.tsx'
import styles from './submission-row.module.css'

const { list: texts, forms } = enInbox

interface Props {
  line: ListedSubmission
  isUnread: boolean
  isSelected: boolean
  isPicked: boolean
  me: string
  staff: readonly StaffMember[]
  now: number
  onSelect(reference: string): void
  /** Instead of going to its page. */
  onOpen: ((reference: string) => void) | undefined
  onPick(reference: string, isRange: boolean): void
  onTake(line: ListedSubmission): Promise<void>
}

/* biome-ignore-start lint/a11y/noRedundantRoles: below 80em rows and cells are displayed as grids, so their roles are written out */
export const SubmissionRow = memo(function SubmissionRow(props: Props) {
  const { line, isUnread, isSelected, isPicked, me, staff, now, onPick, onTake } = props
  const { reference, form, owner, receivedAt, pickupOn } = line
  const received = shortMoment(receivedAt, now)
  return (
    <tr
      role="row"
      className={[styles.row, isUnread && styles.unread].filter(Boolean).join(' ')}
      aria-current={isSelected || undefined}
    >
      <td role="cell" className={styles.pick} style={{ gridArea: 'pick' }}>
        <label className="grid pointer">
          <input
            type="checkbox"
            className="tick"
            checked={isPicked}
            aria-label={texts.pick(reference)}
            // A change tells of no key that was held.
            onClick={({ shiftKey }) => onPick(reference, shiftKey)}
            onChange={() => undefined}
          />
        </label>
      </td>
      <td role="cell" className={`relative ${styles.time}`} style={{ gridArea: 'time' }}>
        <TimeLeft of={line} now={now} />
      </td>
      <th role="rowheader" scope="row" className={styles.reference} style={{ gridArea: 'reference' }}>
        <span className="flex center gap-2 min-0">
          <FormMark form={form} />
          <RowLink {...props} />
        </span>
      </th>
      <td role="cell" className={styles.what} style={{ gridArea: 'what' }}>
        <LaneLine of={line} />
      </td>
      <td role="cell" className={styles.freight} style={{ gridArea: 'freight' }}>
        <Freight {...line} />
      </td>
      <td role="cell" className={styles.who} style={{ gridArea: 'who' }}>
        <span className="clamp anywhere balance">
          <HostileText>{line.company || line.name}</HostileText>
        </span>
      </td>
      <td role="cell" className={styles.pickup} style={{ gridArea: 'pickup' }}>
        {pickupOn && (
          <time dateTime={pickupOn}>
            <span className="steel below-80">{texts.columns.pickup} </span>
            {pickupText(pickupOn, now)}
          </time>
        )}
      </td>
      <td role="cell" className={styles.received} style={{ gridArea: 'received' }}>
        <time dateTime={receivedAt} title={wholeMoment(receivedAt)}>
          {received.day && `${received.day} `}
          {received.time}
        </time>
      </td>
      <td role="cell" className={styles.state} style={{ gridArea: 'state' }}>
        <Marks line={line} now={now} />
      </td>
      <td
        role="cell"
        className={owner === null ? `${styles.owner} ${styles.noOne}` : styles.owner}
        style={{ gridArea: 'owner' }}
      >
        <span className="flex center gap-2 min-0">
          {owner === null && isOpen(line) && (
            <span className={styles.take}>
              <Button
                look="line"
                className={`relative z-1 ${controls.tight}`}
                onClick={() => void onTake(line)}
              >
                {texts.take}
                <span className="sr"> {reference}</span>
              </Button>
            </span>
          )}
          <OwnerMark owner={owner} me={me} staff={staff} />
        </span>
      </td>
    </tr>
  )
})

function RowLink({ line: { reference, form }, isUnread, onSelect, onOpen }: Props) {
  return (
    <Link
      className="inherit plain underline-on-hover cover"
      to={`/admin/inbox/${reference}`}
      onFocus={() => onSelect(reference)}
      onClick={(event) => {
        if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void showOrFollow(reference, onOpen)
      }}
    >
      {reference}
      <span className="sr">{`, ${forms[form]?.one ?? form}${isUnread ? `, ${texts.unread}` : ''}`}</span>
    </Link>
  )
}

/** What is carried, and its weight, which is never cut. */
const WEIGHED = /^(.+), ([\d\s,.]+ lbs) (\([\d\s,.]+ kg\))$/

function Freight({ form, services, detail, remarks }: ListedSubmission) {
  const [, freight, pounds, kilograms] = WEIGHED.exec(detail) ?? []
  return (
    <span className="flex center gap-2 min-0">
      <FreightCue form={form} services={services} />
      <em className="clamp anywhere balance not-italic">
        {freight ? (
          <span className={styles.weighed} title={detail}>
            <HostileText>{freight}</HostileText>
            <span>
              , {pounds}
              <span className={styles.beside}> {kilograms}</span>
            </span>
          </span>
        ) : (
          <HostileText>{detail}</HostileText>
        )}
        {(remarks || kilograms) && (
          <small className="block ellipsis text-xs steel max-full leading-15">
            {kilograms && <span className={`hidden ${styles.below}`}>{kilograms} </span>}
            {remarks && <HostileText>{remarks}</HostileText>}
          </small>
        )}
      </em>
    </span>
  )
}

const Marks = ({
  line: { state, unanswered, followUpOn, hasMailFailed },
  now,
}: Pick<Props, 'line' | 'now'>) => (
  <span className="flex wrap center gap-none gap-x-2 min-0">
    <StateMark state={state} />
    {unanswered && (
      <span className="rigid accent leading-1" role="img" aria-label={texts.waits} title={texts.waits}>
        <MessageIcon />
      </span>
    )}
    {followUpOn && <FollowUpMark day={followUpOn} now={now} />}
    {hasMailFailed && <Lozenge label={texts.mailFailed} />}
  </span>
)

export const LoadingRows = () =>
  Array.from({ length: 10 }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have nothing else
    <tr key={row} role="row" className={`${styles.row} ${styles.loading}`}>
      {columns.map((cell) => (
        <td key={cell} role="cell" className={styles[cell]} style={{ gridArea: cell }}>
          <span className="block r1 on-hairline" />
        </td>
      ))}
    </tr>
  ))

/* biome-ignore-end lint/a11y/noRedundantRoles: end of the row */
