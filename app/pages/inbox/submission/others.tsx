import { Link } from 'react-router'
import type { SubmissionDetails } from '../../../../domain/inbox.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { LaneLine } from '../../../features/inbox/lane-line.tsx'
import { Moment, StateMark } from '../../../features/inbox/marks.tsx'

const { submission: texts } = enInbox

/** What else this sender sent, newest first. */
export function Others({ details, now }: { details: SubmissionDetails; now: number }) {
  const { others, duplicates, summary } = details
  if (others.length === 0) return null
  return (
    <section className="part" aria-labelledby="others-heading">
      <h2 id="others-heading">{texts.similar}</h2>
      <ul className="also">
        {others.map((other) => (
          <li key={other.reference}>
            <Link to={`/admin/inbox/${other.reference}`}>{other.reference}</Link>
            <span className="which">
              <LaneLine of={other} />
              {duplicates.includes(other.reference) ? (
                <span className="changed">{texts.sameAnswers}</span>
              ) : (
                other.summary === summary && <span className="changed">{texts.sameLane}</span>
              )}
            </span>
            <Moment iso={other.receivedAt} now={now} />
            <StateMark state={other.state} />
          </li>
        ))}
      </ul>
    </section>
  )
}
