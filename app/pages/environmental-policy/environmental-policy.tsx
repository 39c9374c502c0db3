import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ownerFacts } from '../../../domain/company.ts'
import { formatOf } from '../../../domain/format.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import { Sheet } from '../../features/drawings/drawing.tsx'
import { SharedTruck } from '../../features/drawings/ltl.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { DrawnList } from '../../ui/drawn-list.tsx'
import { Lines } from '../../ui/lines.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Columns, Section, SectionHead } from '../../ui/section.tsx'
import { byRail, dayOfRoom, measured, setPoint } from './choice-art.ts'

export default function EnvironmentalPolicy() {
  return (
    <>
      <Head path="/environmental-policy" />
      <PageHead
        path="/environmental-policy"
        wide
        lead="Moving freight burns fuel. This is how to burn less, and which rules apply."
        actions={
          <>
            <ButtonLink to="/quote" opens="quote-dialog" arrow>
              Get a Quote
            </ButtonLink>
            <ButtonLink to="#rules" look="line">
              See the rules
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="choices">
        <SectionHead id="choices" title="What makes the difference">
          Much of the fuel a load takes is decided before the truck starts.
        </SectionHead>
        <DrawnList perRow={5} items={choices} />
      </Section>
      {commitments.length > 0 && (
        <Section labelledBy="commitments">
          <Columns>
            <h2 id="commitments">What we commit to</h2>
            <CheckList items={commitments} />
          </Columns>
        </Section>
      )}
      <Section labelledBy="rules" ground="well">
        <Columns>
          <h2 id="rules">What applies to every load</h2>
          <CheckList items={rules} />
        </Columns>
      </Section>
      <Section labelledBy="figures">
        <Columns>
          <h2 id="figures">This website, and figures for your report</h2>
          <Lines items={figures} />
        </Columns>
      </Section>
    </>
  )
}

const To = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} prefetch="intent">
    {children}
  </Link>
)

const choices = [
  {
    title: 'Rail for the long haul',
    drawing: <Sheet art={byRail} />,
    text: (
      <>
        Over a long distance a train burns less fuel for each tonne. Ask for{' '}
        <To to="/services/intermodal">intermodal</To> in “additional information”.
      </>
    ),
  },
  {
    title: 'A shared trailer',
    drawing: <SharedTruck />,
    text: (
      <>
        Freight that doesn’t fill a trailer can share one as <To to="/services/ltl">LTL</To>.
      </>
    ),
  },
  {
    title: 'Exact weight and size',
    drawing: <Sheet art={measured} />,
    text: 'The right trailer the first time saves a second trip.',
  },
  {
    title: 'A day of room',
    drawing: <Sheet art={dayOfRoom} />,
    text: 'A flexible pickup date makes it easier to plan without empty distance. Say so with your request.',
  },
  {
    title: 'No colder than needed',
    drawing: <Sheet art={setPoint} />,
    text: (
      <>
        Colder than the freight needs is fuel for nothing. Name the{' '}
        <To to="/services/temperature-controlled">band and set point</To>.
      </>
    ),
  },
]

const day = formatOf(DEFAULT_LOCALE).day

const commitments = (ownerFacts.environmentalCommitments ?? []).map(
  ({ text, owner, agreedOn }) => `${text} Agreed on ${day(agreedOn)}; responsible: ${owner}.`,
)

const rules = [
  'Idling: where a province, a state or a city limits it, the limit applies to every truck there.',
  <>
    Spills: a spill of fuel is reported under the release rules of the province, in Alberta the{' '}
    <a href="http://www.qp.alberta.ca/1266.cfm?page=1993_117.cfm&leg_type=Regs&isbncln=9780779797837&display=html">
      Release Reporting Regulation
    </a>
    . Dangerous goods are also reported under{' '}
    <a href="https://laws-lois.justice.gc.ca/eng/regulations/SOR-2001-286/">Part 8 of the TDG Regulations</a>.
  </>,
  'Paper: requests, confirmations and answers are electronic. Paper is for what the law or the dock needs on paper.',
  <>
    Equipment: carriers that haul for us must keep theirs <To to="/carriers#requirements">well maintained</To>
    . A truck in good repair burns less.
  </>,
]

const figures = [
  {
    title: 'This website',
    text: 'Drawings in place of photographs, except the publishers’ own on the news page; no video, no advertising and no tracking. It asks no other site for anything while you read.',
  },
  {
    title: 'Emissions figures',
    to: '/contact',
    text: 'Need them for a report? Ask before you book.',
  },
]
