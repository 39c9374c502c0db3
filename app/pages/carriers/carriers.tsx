import { company, ownerFacts } from '../../../domain/company.ts'
import { coverage } from '../../../domain/coverage.ts'
import { Head } from '../../seo/head.tsx'
import { Actions } from '../../ui/actions.tsx'
import { Benefits } from '../../ui/benefits.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { Lines } from '../../ui/lines.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Columns, Section, SectionHead } from '../../ui/section.tsx'
import styles from './carriers.module.css'
import { WayToPay } from './way-to-pay.tsx'

export default function Carriers() {
  return (
    <>
      <Head path="/carriers" />
      <PageHead
        path="/carriers"
        wide
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
      />
      <Section labelledBy="way">
        <SectionHead id="way" title="From application to pay" />
        <WayToPay />
        {payment.length > 0 && (
          <div className={styles.payment}>
            <Lines items={payment} />
          </div>
        )}
      </Section>
      <Section labelledBy="benefits" ground="well">
        <SectionHead id="benefits" title="What you get" />
        <Benefits items={benefits} />
      </Section>
      <Section labelledBy="requirements">
        <Columns>
          <div>
            <h2 id="requirements">Carrier Requirements</h2>
            <p className={styles.beforehand}>
              Have the numbers and the name of your insurer at hand. The application asks for them and takes a
              few minutes.
            </p>
          </div>
          <div>
            <CheckList items={requirements} />
            {ownerFacts.insuranceCurrency && (
              <p className={styles.beforehand}>Both amounts are in {ownerFacts.insuranceCurrency} dollars.</p>
            )}
          </div>
        </Columns>
      </Section>
      <Section labelledBy="papers" ground="well">
        <Columns>
          <h2 id="papers">Papers to have ready</h2>
          <Lines items={notes} />
        </Columns>
      </Section>
      <Section labelledBy="ready">
        <Columns>
          <h2 id="ready">Ready when you are</h2>
          <div>
            <p>Questions first? Ask dispatch before you fill in anything.</p>
            <Actions>
              <ApplyNow look="ink" />
              <ButtonLink to="/contact" look="line">
                Contact Us
              </ButtonLink>
            </Actions>
          </div>
        </Columns>
      </Section>
    </>
  )
}

/** The head's is amber; one amber button is enough. */
const ApplyNow = ({ look }: { look?: 'ink' }) => (
  <ButtonLink to="/carriers/apply" opens="carrier-dialog" arrow {...(look && { look })}>
    Apply Now
  </ButtonLink>
)

const { carrierRates, carrierInvoices, neverAsksForBankDetailsByEmail } = ownerFacts

const benefits = [
  {
    title: 'Competitive Rates',
    text: carrierRates ?? 'Name the lanes you run, and ask dispatch for the rate.',
  },
  {
    title: 'Quick Pay Options',
    text: 'Payment sooner than the usual terms, if you choose it. Ask for the terms before your first load.',
  },
  {
    title: 'Consistent Freight',
    text: 'Put the lanes you run and the trailers you pull in the application, so we know what to call you about.',
  },
]

const requirements = [
  'Valid MC number and DOT authority',
  `${coverage.autoLiability} auto liability insurance`,
  `${coverage.cargo} cargo insurance`,
  'Satisfactory or better DOT safety rating',
  'Well-maintained equipment meeting specifications',
]

/** NSC: National Safety Code Standard 14; CVOR is Ontario's registration under its Highway Traffic Act. */
const notes = [
  {
    title: 'Canadian carriers',
    text: 'Put your NSC number, or in Ontario your CVOR number, under additional information: the form asks for MC and DOT.',
  },
  {
    title: 'Insurance, authority, tax',
    text: 'A certificate of insurance, your operating authority and a tax form, W‑9 in the US.',
  },
]

/** What the owner has entered. */
const payment = [
  ...(carrierInvoices ? [{ title: 'Invoices', text: carrierInvoices }] : []),
  ...(neverAsksForBankDetailsByEmail
    ? [
        {
          title: 'Bank details',
          text: `We never ask for bank details by email. Unsure? Call ${company.phone.shown}.`,
        },
      ]
    : []),
]
