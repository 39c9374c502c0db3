import { en } from '../../../domain/messages/en.ts'
import { LaneEstimator } from '../../features/lane/lane-estimator.tsx'
import { Head } from '../../seo/head.tsx'
import { Actions } from '../../ui/actions.tsx'
import { Benefits } from '../../ui/benefits.tsx'
import { ButtonLink, GoLink } from '../../ui/button.tsx'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Columns, Section, SectionHead } from '../../ui/section.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import { SpecTable } from '../../ui/spec-table.tsx'
import { Steps } from '../../ui/steps.tsx'
import styles from './shippers.module.css'
import { papers, questions, rebills, steps } from './shippers-copy.tsx'

const laneSources = [
  'canadianDrivingHours',
  'usDrivingHours',
  'mexicanDrivingHours',
  'canadianPreArrival',
  'usPreArrival',
  'cusmaCertification',
] as const

export default function Shippers() {
  return (
    <>
      <Head path="/shippers" />
      <PageHead
        path="/shippers"
        lead="From the first question to the signed delivery: what happens when, which papers travel with the load, and how to avoid a second invoice."
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
        <SectionHead id="steps" title="From quote to delivery">
          Six stops. At each one you know who moves next.
        </SectionHead>
        <Steps items={steps} />
      </Section>
      <Section labelledBy="lane">
        <SectionHead id="lane" title={en.lane.estimator.heading}>
          {en.lane.estimator.lead}
        </SectionHead>
        <LaneEstimator />
        <SourceList id="lane-sources" of={laneSources} />
      </Section>
      <Section labelledBy="papers" ground="well">
        <SectionHead id="papers" title="Papers that travel with the load">
          The first is for every load. The others only when the line says so.
        </SectionHead>
        <SpecTable caption="Papers by load" head={['Paper', 'When', 'What it has to say']} rows={papers} />
      </Section>
      <Section labelledBy="re-bills">
        <SectionHead id="re-bills" title="How to avoid a re-bill">
          A re-bill is a second invoice, because the freight was not what the quote was for. Rule out these
          three.
        </SectionHead>
        <Benefits items={rebills} />
        <Actions>
          <GoLink to="/services/load-planner">Plan the load: space, density, class</GoLink>
        </Actions>
      </Section>
      <Section labelledBy="questions" ground="well">
        <Columns>
          <div className={styles.aside}>
            <h2 id="questions">Questions and answers</h2>
            <p>Yours is not here? Ask dispatch.</p>
            <GoLink to="/contact">Contact us</GoLink>
          </div>
          <dl className={styles.questions}>
            {questions.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </Columns>
      </Section>
      <CallToAction
        id="start"
        title="Start with the lane"
        lead="Where from, where to, what it is, and how to reach you."
      >
        <GetAQuote />
        <ButtonLink to="/contact" look="line">
          Contact Us
        </ButtonLink>
      </CallToAction>
    </>
  )
}

const GetAQuote = () => (
  <ButtonLink to="/quote" opens="quote-dialog" arrow>
    Get a Quote
  </ButtonLink>
)
