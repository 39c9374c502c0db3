import type { ReactNode } from 'react'
import { Link } from 'react-router'

const CFR = 'https://www.ecfr.gov/current/title-49/subtitle-B'
const NSC = 'https://ccmta.ca/en/national-safety-code'

export const rules: { id: string; title: string; text: ReactNode }[] = [
  {
    id: 'ratings',
    title: 'Ratings',
    text: (
      <>
        <a href={NSC}>National Safety Code Standard 14</a> in Canada,{' '}
        <a href={`${CFR}/chapter-III/subchapter-B/part-385`}>49&nbsp;CFR&nbsp;Part&nbsp;385</a> in the US.
        Carriers who haul with us need a{' '}
        <Link to="/carriers#requirements" prefetch="intent">
          satisfactory or better rating
        </Link>
        .
      </>
    ),
  },
  {
    id: 'cargo-securement',
    title: 'Securement',
    text: (
      <>
        <a href={NSC}>NSC Standard&nbsp;10</a> and{' '}
        <a href={`${CFR}/chapter-III/subchapter-B/part-393/subpart-I`}>
          49&nbsp;CFR&nbsp;Part&nbsp;393, Subpart I
        </a>
        . The driver checks the load before leaving and again within the first 80&nbsp;km (50&nbsp;mi).
      </>
    ),
  },
  {
    id: 'trip-inspection',
    title: 'Inspection',
    text: (
      <>
        <a href={NSC}>NSC Standard&nbsp;13</a> and{' '}
        <a href={`${CFR}/chapter-III/subchapter-B/part-396`}>49&nbsp;CFR&nbsp;396.11 and 396.13</a>. A major
        defect keeps the vehicle where it is.
      </>
    ),
  },
  {
    id: 'dangerous-goods',
    title: 'Dangerous goods',
    text: (
      <>
        The <a href="https://laws-lois.justice.gc.ca/eng/regulations/SOR-2001-286/">TDG Regulations</a> in
        Canada, <a href={`${CFR}/chapter-I/subchapter-C`}>49&nbsp;CFR&nbsp;171–180</a> in the US. Give the UN
        number and the packing group in the quote form, and we say whether we can take the load.
      </>
    ),
  },
]
