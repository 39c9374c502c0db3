import { Link } from 'react-router'
import type { SubmissionDetails } from '../../../../domain/inbox.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { LaneLine } from '../../../features/inbox/lane-line.tsx'
import { Moment, StateMark, Tag } from '../../../features/inbox/marks.tsx'
import { Lines, Part } from '../../../features/inbox/part.tsx'
import styles from './others.module.css'

const { submission: texts } = enInbox

/** What else this sender sent, newest first. */
export function Others({ details, now }: { details: SubmissionDetails; now: number }) {
  const { others, duplicates, summary } = details
  if (others.length === 0) return null
  return (
    <Part name="others" title={texts.similar}>
      <Lines>
        {others.map((other) => (
          <li key={other.reference} className={styles.other}>
            <Link to={`/admin/inbox/${other.reference}`}>{other.reference}</Link>
            <span className={styles.which}>
              <LaneLine of={other} />
              {duplicates.includes(other.reference) ? (
                <Tag>{texts.sameAnswers}</Tag>
              ) : (
                other.summary === summary && <Tag>{texts.sameLane}</Tag>
              )}
            </span>
            <Moment iso={other.receivedAt} now={now} />
            <StateMark state={other.state} />
          </li>
        ))}
      </Lines>
    </Part>
  )
}
