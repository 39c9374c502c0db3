import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SubmissionLine } from '../../../../domain/submissions/inbox.ts'
import { Lines } from '../page/part.tsx'
import { LaneLine } from './lane-line.tsx'
import { Moment, StateMark } from './marks.tsx'
import styles from './submission-lines.module.css'

interface Props<Line> {
  lines: readonly Line[]
  now: number
  /** Beside what it is about. */
  mark?(line: Line): ReactNode
}

export const SubmissionLines = <Line extends SubmissionLine>({ lines, now, mark }: Props<Line>) => (
  <Lines>
    {lines.map((line) => (
      <li key={line.reference} className={styles.other}>
        <Link className="strong plain underline-on-hover" to={`/admin/inbox/${line.reference}`}>
          {line.reference}
        </Link>
        <span className={`flex center gap-2 min-0 ${styles.which}`}>
          <LaneLine of={line} />
          {mark?.(line)}
        </span>
        <Moment className="text-right nowrap steel" iso={line.receivedAt} now={now} />
        <StateMark state={line.state} />
      </li>
    ))}
  </Lines>
)
