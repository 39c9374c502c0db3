import { en } from '../../../domain/messages/en.ts'
import { useDraftPlaces } from '../../features/forms/use-draft-places.ts'
import { LaneEstimator } from '../../features/lane/lane-estimator.tsx'
import { Head } from '../../seo/head.tsx'
import { Actions } from '../../ui/actions.tsx'
import { Benefits } from '../../ui/benefits.tsx'
import { ButtonLink, GoLink } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Lines } from '../../ui/lines.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Columns, Section, SectionHead } from '../../ui/section.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import { Steps } from '../../ui/steps.tsx'
import { BillOfLading } from './bill-of-lading.tsx'
import styles from './shippers.module.css'
import { border, questions, rebills, special, steps } from './shippers-copy.tsx'

export default function Shippers() {
  return (
    <>
      <Head path="/shippers" />
      <PageHead
        path="/shippers"
        lead="From the first question to the signed delivery, and the one paper that travels with every load."
        actions={
          <>
            <GetAQuote />
            <ButtonLink to="/services" look="line">
              See the four services
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="steps">
        <SectionHead id="steps" title="From quote to delivery" />
        <Steps items={steps} />
      </Section>
      <Section labelledBy="lane">
        <SectionHead id="lane" title={en.lane.estimator.heading}>
          {en.lane.estimator.lead}
        </SectionHead>
        <LaneEstimator {...useDraftPlaces()} />
      </Section>
      <Section labelledBy="papers" ground="well">
        <SectionHead id="papers" title="The bill of lading, line by line" />
        <BillOfLading />
      </Section>
      <Section labelledBy="border">
        <Columns>
          <h2 id="border">Other papers</h2>
          <div className={styles.papers}>
            <h3>Across the border</h3>
            <Lines items={border} />
            <h3>For some freight</h3>
            <Lines items={special} />
          </div>
        </Columns>
      </Section>
      <Section labelledBy="re-bills" ground="well">
        <SectionHead id="re-bills" title="How to avoid a re-bill">
          A re-bill is a second invoice, because the freight was not as described.
        </SectionHead>
        <Benefits items={rebills} />
        <Actions>
          <GoLink to="/services/load-planner">Plan the load: space, density, class</GoLink>
        </Actions>
      </Section>
      <Section labelledBy="questions">
        <Columns>
          <div className={styles.aside}>
            <h2 id="questions">Questions and answers</h2>
            <p>Yours is not here? Ask dispatch.</p>
            <GoLink to="/contact">Contact us</GoLink>
          </div>
          <div className={styles.questions}>
            {questions.map(({ id, question, answer }) => (
              <Fold key={question} id={id} summary={<h3>{question}</h3>}>
                <div className={styles.answer}>{answer}</div>
              </Fold>
            ))}
          </div>
        </Columns>
        <SourceList id="sources" of={read} />
      </Section>
    </>
  )
}

const read = [
  'canadianDrivingHours',
  'usDrivingHours',
  'mexicanDrivingHours',
  'carrierLiability',
  'freightClaims',
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
    Get a Quote
  </ButtonLink>
)
