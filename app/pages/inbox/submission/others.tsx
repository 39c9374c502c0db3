import { Link } from 'react-router'
import type { SubmissionDetails } from '../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { Part } from '../../../features/inbox/page/part.tsx'
import { Tag } from '../../../features/inbox/submission/marks.tsx'
import { SubmissionLines } from '../../../features/inbox/submission/submission-lines.tsx'

const { submission: texts } = enInbox

const MAX_SHOWN = 3

/** The newest of what else this sender sent; all of it is on the sender's page. */
export function Others({ details, now }: { details: SubmissionDetails; now: number }) {
  const { reference, email, others, duplicates, summary } = details
  if (others.length === 0) return null
  return (
    <Part
      name="others"
      title={texts.similar}
      aside={email && <Link to={`/admin/customers/${reference}`}>{texts.allFromSender}</Link>}
    >
      <SubmissionLines
        lines={others.slice(0, MAX_SHOWN)}
        now={now}
        mark={(other) =>
          duplicates.includes(other.reference) ? (
            <Tag>{texts.sameAnswers}</Tag>
          ) : (
            other.summary === summary && <Tag>{texts.sameLane}</Tag>
          )
        }
      />
    </Part>
  )
}
