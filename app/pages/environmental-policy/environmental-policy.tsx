import { company } from '../../../domain/company.ts'
import { environmentalPolicy as texts } from '../../../translations/en/pages/environmental-policy.tsx'
import type { Art } from '../../features/drawings/art.ts'
import { Drawing } from '../../features/drawings/drawing.tsx'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { linkOut, linkTo } from '../../ui/controls/link-to.tsx'
import { Benefits } from '../../ui/lists/benefits.tsx'
import { CheckList } from '../../ui/lists/check-list.tsx'
import { SourceList } from '../../ui/lists/source-list.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Closing, Section, SectionHead } from '../../ui/page/section.tsx'
import * as art from './choice-art.ts'
import { PAIR_VIEW } from './choice-art.ts'
import { OneLitre } from './one-litre.tsx'
import { FilledFields, Pairs } from './pairs.tsx'

export default function EnvironmentalPolicy() {
  return (
    <>
      <Head path="/environmental-policy" />
      <PageHead path="/environmental-policy" lead={texts.lead(linkTo('#choices'))} />
      <Section labelledBy="one-litre">
        <SectionHead id="one-litre" title={texts.oneLitre.title} />
        <OneLitre />
      </Section>
      <Section labelledBy="choices" ground="well">
        <SectionHead id="choices" title={texts.choices.title}>
          {texts.choices.lead}
        </SectionHead>
        <Pairs items={choices} />
      </Section>
      {commitments.length > 0 && (
        <Section labelledBy="commitments">
          <SectionHead id="commitments" title={texts.commitments.title} />
          <CheckList items={commitments} />
        </Section>
      )}
      <Section labelledBy="rules">
        <SectionHead id="rules" title={texts.rules.title} />
        <Benefits items={rules} />
        <SourceList id="sources" of={['truckFuel', 'railFuel', 'dryVanInside', 'albertaReleases']} />
      </Section>
      <Closing id="figures" title={texts.figures.title} text={texts.figures.text}>
        <ButtonLink to="/contact" arrow>
          {texts.figures.contact}
        </ButtonLink>
      </Closing>
    </>
  )
}

const { rail, shared, measured, dayOfRoom, setPoint, names, fields } = texts.choices

const draw = (art: Art, name: string) => <Drawing art={art} view={PAIR_VIEW} name={name} />

const choices = [
  {
    title: rail.title,
    text: rail.text(linkTo('/services/intermodal')),
    before: draw(art.byTruck, names.byTruck),
    after: draw(art.byRail, names.byRail),
  },
  {
    title: shared.title,
    text: shared.text(linkTo('/services/ltl')),
    before: draw(art.ownTrailer, names.ownTrailer),
    after: draw(art.sharedTrailer, names.sharedTrailer),
  },
  {
    ...measured,
    before: <FilledFields fields={fields.before} />,
    after: <FilledFields fields={fields.after} />,
  },
  {
    ...dayOfRoom,
    before: draw(art.oneDay, names.oneDay),
    after: draw(art.threeDays, names.threeDays),
  },
  {
    title: setPoint.title,
    text: setPoint.text(linkTo('/services/temperature-controlled')),
    before: draw(art.coldest, names.coldest),
    after: draw(art.coldEnough, names.coldEnough),
  },
]

const commitments = (company.environmentalCommitments ?? []).map(texts.commitments.item)

const rules = texts.rules.items({
  spills: linkOut(
    'http://www.qp.alberta.ca/1266.cfm?page=1993_117.cfm&leg_type=Regs&isbncln=9780779797837&display=html',
  ),
  dangerousGoods: linkOut('https://laws-lois.justice.gc.ca/eng/regulations/SOR-2001-286/'),
  requirements: linkTo('/carriers#requirements'),
})
