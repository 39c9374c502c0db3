import type { ReactNode } from 'react'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { en } from '../../../translations/en/en.ts'
import { shippers as texts } from '../../../translations/en/pages/shippers.tsx'
import { useDraftPart } from '../../features/forms/draft/use-draft-part.ts'
import { LaneEstimator } from '../../features/lane/lane-estimator.tsx'
import { Head } from '../../seo/head.tsx'
import { Actions } from '../../ui/controls/actions.tsx'
import { ButtonLink, GoLink } from '../../ui/controls/button.tsx'
import { Benefits } from '../../ui/lists/benefits.tsx'
import { Fold } from '../../ui/lists/fold.tsx'
import { Lines } from '../../ui/lists/lines.tsx'
import { FoldingPair, FoldingSection, PhoneFold } from '../../ui/lists/phone-fold.tsx'
import { SourceList } from '../../ui/lists/source-list.tsx'
import { Steps } from '../../ui/lists/steps.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Section, SectionHead } from '../../ui/page/section.tsx'
import { BillOfLading } from './bill-of-lading.tsx'
import styles from './shippers.module.css'
import { border, charges, questions } from './shippers-items.tsx'

export const handle = { hasQuote: true }

export default function Shippers() {
  return (
    <>
      <Head path="/shippers" />
      <PageHead
        path="/shippers"
        lead={texts.head.lead}
        actions={
          <>
            <GetAQuote />
            <ButtonLink to="/services" look="line">
              {texts.head.secondary}
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="steps">
        <SectionHead id="steps" title={texts.steps.title} />
        <Steps items={texts.steps.items} />
      </Section>
      <Section labelledBy="lane">
        <SectionHead id="lane" title={en.lane.estimator.heading}>
          {en.lane.estimator.lead}
        </SectionHead>
        <LaneEstimator {...useDraftPart(quoteRequest)} />
      </Section>
      <Section labelledBy="papers" ground="well">
        <SectionHead id="papers" title={texts.papers.title} />
        <BillOfLading />
      </Section>
      <FoldingSection id="re-bills" title={texts.rebills.title} lead={texts.rebills.lead}>
        <Benefits items={texts.rebills.items} />
        <Actions>
          <GoLink to="/services/load-planner">{texts.rebills.planner}</GoLink>
        </Actions>
      </FoldingSection>
      {charges.length > 0 && (
        <FoldingSection id="charges" title={texts.charges.title}>
          <Lines items={charges} />
        </FoldingSection>
      )}
      <FoldingPair ground="well" after={<SourceList id="sources" of={read} />}>
        <PhoneFold summary={<h2 id="border">{texts.border.title}</h2>}>
          <Folds items={border} />
        </PhoneFold>
        <PhoneFold summary={<h2 id="questions">{texts.questions.title}</h2>}>
          <Folds items={questions} />
          <GoLink to="/contact">{texts.questions.more}</GoLink>
        </PhoneFold>
      </FoldingPair>
    </>
  )
}

interface FoldsProps {
  items: readonly { id?: string; title: string; text: ReactNode }[]
}

const Folds = ({ items }: FoldsProps) => (
  <div className={styles.folds}>
    {items.map(({ id, title, text }) => (
      <Fold key={title} id={id} summary={<h3>{title}</h3>}>
        <div className={styles.answer}>{nonBreakingUnits(text)}</div>
      </Fold>
    ))}
  </div>
)

const read = [
  'canadianDrivingHours',
  'usDrivingHours',
  'mexicanDrivingHours',
  'conditionsOfCarriage',
  'carrierLiability',
  'freightClaims',
  'usClaims',
  'canadianPreArrival',
  'usPreArrivalBroker',
  'canadianManifest',
  'usPreArrival',
  'carmSecurity',
  'cusmaCertification',
  'nmfcDensityTable',
  'canadianDeemedWeight',
] as const

const GetAQuote = () => (
  <ButtonLink to="/quote" opens="quote-dialog" arrow>
    {texts.head.primary}
  </ButtonLink>
)
