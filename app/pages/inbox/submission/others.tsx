import { Link } from 'react-router'
import type { SubmissionDetails } from '../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { Tag } from '../../../features/inbox/marks.tsx'
import { Part } from '../../../features/inbox/part.tsx'
import { SubmissionLines } from '../../../features/inbox/submission-lines.tsx'

const { submission: texts } = enInbox

const MAX_SHOWN = 3

/** The newest of what else this sender sent; all of it stands on the sender's page. */
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
