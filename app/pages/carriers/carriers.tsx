import { company } from '../../../domain/company.ts'
import { Tractor } from '../../features/drawings/elevations.tsx'
import { Head } from '../../seo/head.tsx'
import { Benefits } from '../../ui/benefits.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { Ticks } from '../../ui/check-list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Columns, Section, SectionHead } from '../../ui/section.tsx'
import { Steps } from '../../ui/steps.tsx'
import styles from './carriers.module.css'

const { autoLiability, cargo, currency } = company.carrierInsurance
const amount = (dollars: number) => currency + dollars.toLocaleString('en-CA')

export default function Carriers() {
  return (
    <>
      <Head path="/carriers" />
      <PageHead
        path="/carriers"
        title="Partner With Us"
        lead="Competitive rates, quick pay and consistent freight, for carriers with the authority, the insurance and the equipment to match."
        actions={
          <>
            <ApplyNow />
            <ButtonLink to="#requirements" look="line">
              Check the requirements
            </ButtonLink>
          </>
        }
        drawing={<Tractor />}
      />
      <Section>
        <h2 className="sr">What you get</h2>
        <Benefits items={benefits} />
      </Section>
      <Section labelledBy="requirements" ground="well">
        <Columns>
          <div>
            <h2 id="requirements">Carrier Requirements</h2>
            <p className={styles.beforehand}>
              Have the numbers and the name of your insurer at hand. The application asks for them and takes a
              few minutes.
            </p>
          </div>
          <Ticks items={requirements} />
        </Columns>
      </Section>
      <Section labelledBy="after">
        <SectionHead id="after" title="What happens after you apply" />
        <Steps items={afterwards} />
      </Section>
      <CallToAction
        id="ready"
        title="Ready when you are"
        lead="Questions first? Ask dispatch before you fill in anything."
      >
        <ApplyNow />
        <ButtonLink to="/contact" look="line">
          Contact Us
        </ButtonLink>
      </CallToAction>
    </>
  )
}

const ApplyNow = () => (
  <ButtonLink to="/carriers/apply" opens="carrier-dialog" arrow>
    Apply Now
  </ButtonLink>
)

const benefits = [
  {
    title: 'Competitive Rates',
    text: 'A rate is only competitive if you would haul for it. Whether you take a load stays your decision.',
  },
  {
    title: 'Quick Pay Options',
    text: 'An option, not a rule. Ask for the terms when we contact you, before your first load.',
  },
  {
    title: 'Consistent Freight',
    text: 'Put the lanes you run and the trailers you pull in the application, so we know what to call you about.',
  },
]

const requirements = [
  'Valid MC number and DOT authority',
  `${amount(autoLiability)} auto liability insurance`,
  `${amount(cargo)} cargo insurance`,
  'Satisfactory or better DOT safety rating',
  'Well-maintained equipment meeting specifications',
]

const afterwards = [
  {
    when: 'At once',
    title: 'You get a reference',
    text: 'It shows on screen and comes by e-mail. Use it when you call or write.',
  },
  {
    when: 'Next',
    title: 'We review it',
    text: 'Authority, insurance, safety rating and equipment, against the list above.',
  },
  {
    when: 'Then',
    title: 'We contact you',
    text: 'By e-mail or phone: with a question, with what is missing, or with the next step.',
  },
]
