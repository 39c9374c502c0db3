import { company } from '../../../domain/company.ts'
import { carrierRequirements } from '../../../translations/en/pages/carrier-requirements.ts'
import { carriers as texts } from '../../../translations/en/pages/carriers.ts'
import { Head } from '../../seo/head.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Bullets, CheckList } from '../../ui/lists/check-list.tsx'
import { Lines } from '../../ui/lists/lines.tsx'
import { Steps } from '../../ui/lists/steps.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Closing, Pair, Section, SectionHead } from '../../ui/page/section.tsx'
import { RateConfirmation } from './rate-confirmation.tsx'

export default function Carriers() {
  return (
    <>
      <Head path="/carriers" />
      <PageHead
        path="/carriers"
        title={texts.head.title}
        lead={texts.head.lead}
        actions={
          <>
            <ApplyNow label={texts.head.primary} />
            <ButtonLink to="#requirements" look="line">
              {texts.head.secondary}
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="benefits" ground="well">
        <SectionHead id="benefits" title={texts.benefits.title} />
        <RateConfirmation benefits={benefits} />
      </Section>
      <Section labelledBy="way">
        <SectionHead id="way" title={texts.way.title} />
        <Steps items={steps} />
        {payment.length > 0 && (
          <div className="mt-6">
            <Lines items={payment} />
          </div>
        )}
      </Section>
      <Section ground="well">
        <Pair>
          <section aria-labelledby="requirements">
            <h2 id="requirements">{texts.requirements.title}</h2>
            <CheckList items={carrierRequirements} />
            {company.insuranceCurrency && <p>{texts.requirements.currency(company.insuranceCurrency)}</p>}
          </section>
          <section aria-labelledby="papers">
            <h2 id="papers">{texts.papers.title}</h2>
            <Bullets items={[texts.requirements.lead, ...texts.papers.items]} />
          </section>
        </Pair>
      </Section>
      <Closing id="ready" title={texts.ready.title} text={texts.ready.text}>
        <ApplyNow label={texts.ready.primary} />
        <ButtonLink to="/contact" look="line">
          {texts.ready.secondary}
        </ButtonLink>
      </Closing>
    </>
  )
}

const ApplyNow = ({ label }: { label: string }) => (
  <ButtonLink to="/carriers/apply" opens="carrier-dialog" arrow>
    {label}
  </ButtonLink>
)

const { carrierRates, carrierInvoices, neverAsksForBankDetailsByEmail } = company
const { rates, quickPay, freight } = texts.benefits

const benefits = [{ ...rates, text: carrierRates ?? rates.text }, quickPay, freight]

const { application, review, load, proofOfDelivery, pay } = texts.way

/** From the application to the payment. */
const steps = [application, review, load, proofOfDelivery, pay]

/** What the owner has entered. */
const payment = [
  ...(carrierInvoices ? [{ title: texts.way.invoices, text: carrierInvoices }] : []),
  ...(neverAsksForBankDetailsByEmail ? [texts.way.bankDetails] : []),
]
