import { carrier } from '../../../domain/carrier.ts'
import type { SubmissionLine } from '../../../domain/inbox.ts'
import { enInbox } from '../../../domain/messages/en-inbox.ts'
import { quote } from '../../../domain/quote.ts'
import { LaneLink } from './glyphs.tsx'
import { HostileText } from './hostile-text.tsx'

const CANADIAN = new Set(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'])

/** The lane as two stops; the company or the position of other forms. */
export function LaneLine({
  of: { form, summaryParts },
}: {
  of: Pick<SubmissionLine, 'form' | 'summaryParts'>
}) {
  const [from = '', to = ''] = summaryParts
  if (form !== quote.name)
    return (
      <span className="lane">
        <span>
          <HostileText>{form === carrier.name ? from : summaryParts.join(', ')}</HostileText>
        </span>
      </span>
    )
  const border = crossesBorder(from, to)
  return (
    <span className="lane">
      <span>
        <HostileText>{from}</HostileText>
      </span>
      <LaneLink border={border} />
      <span>
        <span className="sr">{enInbox.list.to} </span>
        <HostileText>{to}</HostileText>
        {border && <span className="sr">, {enInbox.list.border}</span>}
      </span>
    </span>
  )
}

/** Only where both places name their province or state. */
export function crossesBorder(from: string, to: string): boolean {
  const [one, other] = [regionIn(from), regionIn(to)]
  return one !== undefined && other !== undefined && CANADIAN.has(one) !== CANADIAN.has(other)
}

const regionIn = (place: string): string | undefined => /,\s*([A-Z]{2})\b/.exec(place)?.[1]
