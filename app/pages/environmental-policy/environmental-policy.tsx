import { ownerFacts } from '../../../domain/company.ts'
import { environmentalPolicy as texts } from '../../../translations/en/pages/environmental-policy.tsx'
import { Sheet } from '../../features/drawings/drawing.tsx'
import { SharedTruck } from '../../features/drawings/ltl.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { DrawnList } from '../../ui/drawn-list.tsx'
import { Lines } from '../../ui/lines.tsx'
import { linkOut, linkTo } from '../../ui/link-to.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Columns, Section, SectionHead } from '../../ui/section.tsx'
import * as art from './choice-art.ts'

export default function EnvironmentalPolicy() {
  return (
    <>
      <Head path="/environmental-policy" />
      <PageHead
        path="/environmental-policy"
        wide
        lead={texts.head.lead}
        actions={
          <>
            <ButtonLink to="/quote" opens="quote-dialog" arrow>
              {texts.head.primary}
            </ButtonLink>
            <ButtonLink to="#rules" look="line">
              {texts.head.secondary}
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="choices">
        <SectionHead id="choices" title={texts.choices.title}>
          {texts.choices.lead}
        </SectionHead>
        <DrawnList perRow={5} items={choices} />
      </Section>
      {commitments.length > 0 && (
        <Section labelledBy="commitments">
          <Columns>
            <h2 id="commitments">{texts.commitments.title}</h2>
            <CheckList items={commitments} />
          </Columns>
        </Section>
      )}
      <Section labelledBy="rules" ground="well">
        <Columns>
          <h2 id="rules">{texts.rules.title}</h2>
          <CheckList items={rules} />
        </Columns>
      </Section>
      <Section labelledBy="figures">
        <Columns>
          <h2 id="figures">{texts.figures.title}</h2>
          <Lines items={figures} />
        </Columns>
      </Section>
    </>
  )
}

const { rail, shared, measured, dayOfRoom, setPoint } = texts.choices

const choices = [
  {
    title: rail.title,
    drawing: <Sheet art={art.byRail} />,
    text: rail.text(linkTo('/services/intermodal')),
  },
  { title: shared.title, drawing: <SharedTruck />, text: shared.text(linkTo('/services/ltl')) },
  { ...measured, drawing: <Sheet art={art.measured} /> },
  { ...dayOfRoom, drawing: <Sheet art={art.dayOfRoom} /> },
  {
    title: setPoint.title,
    drawing: <Sheet art={art.setPoint} />,
    text: setPoint.text(linkTo('/services/temperature-controlled')),
  },
]

const commitments = (ownerFacts.environmentalCommitments ?? []).map(texts.commitments.item)

const rules = texts.rules.items({
  spills: linkOut(
    'http://www.qp.alberta.ca/1266.cfm?page=1993_117.cfm&leg_type=Regs&isbncln=9780779797837&display=html',
  ),
  dangerousGoods: linkOut('https://laws-lois.justice.gc.ca/eng/regulations/SOR-2001-286/'),
  requirements: linkTo('/carriers#requirements'),
})

const figures = [texts.figures.website, { ...texts.figures.emissions, to: '/contact' }]
