import { carrier } from '../../../../domain/forms/carrier.ts'
import { quoteRequest } from '../../../../domain/forms/quote-request.ts'
import { type Country, countryNames, regionOf } from '../../../../domain/lanes/regions.ts'
import type { SubmissionLine } from '../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { LaneLink } from './freight-drawings.tsx'
import { HostileText } from './hostile-text.tsx'

/** The lane as two stops; the company or the position of other forms. */
export function LaneLine({
  of: { form, summaryParts },
}: {
  of: Pick<SubmissionLine, 'form' | 'summaryParts'>
}) {
  const [from = '', to = ''] = summaryParts
  if (form !== quoteRequest.name)
    return (
      <span className="wrap center inline-flex gap-none gap-x-2 max-full">
        <span className="clamp anywhere balance">
          <HostileText>{form === carrier.name ? from : summaryParts.join(', ')}</HostileText>
        </span>
      </span>
    )
  const border = crossesBorder(from, to)
  return (
    <span className="wrap center inline-flex gap-none gap-x-2 max-full">
      <span className="clamp anywhere balance">
        <HostileText>{from}</HostileText>
      </span>
      <span className="center gap-2 inline-flex max-full">
        <LaneLink border={border} />
        <span className="clamp anywhere balance">
          <span className="sr">{enInbox.list.to} </span>
          <HostileText>{to}</HostileText>
          {border && <span className="sr">, {enInbox.list.border}</span>}
        </span>
      </span>
    </span>
  )
}

/** Only where both places name their province, state or country. */
export function crossesBorder(from: string, to: string): boolean {
  const [one, other] = [countryOf(from), countryOf(to)]
  return one !== undefined && other !== undefined && one !== other
}

/** `NL` is Newfoundland, unless the country is named: `Monterrey, NL, Mexico`. */
function countryOf(place: string): Country | undefined {
  const named = countries.find((country) => place.trimEnd().endsWith(`, ${countryNames[country]}`))
  const [, code = ''] = /,\s*([A-Z]{2})\b/.exec(place) ?? []
  return named ?? countries.find((country) => regionOf(country, code))
}

const countries = ['CA', 'US', 'MX'] as const
