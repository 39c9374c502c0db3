import { ownerFacts } from '../../../domain/company.ts'
import { carrierRequirements } from '../../../translations/en/pages/carrier-requirements.ts'
import { carriers as texts } from '../../../translations/en/pages/carriers.ts'
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
      <Section labelledBy="way">
        <SectionHead id="way" title={texts.way.title} />
        <WayToPay />
        {payment.length > 0 && (
          <div className={styles.payment}>
            <Lines items={payment} />
          </div>
        )}
      </Section>
      <Section labelledBy="benefits" ground="well">
        <SectionHead id="benefits" title={texts.benefits.title} />
        <Benefits items={benefits} />
      </Section>
      <Section labelledBy="requirements">
        <Columns>
          <div>
            <h2 id="requirements">{texts.requirements.title}</h2>
            <p className={styles.beforehand}>{texts.requirements.lead}</p>
          </div>
          <div>
            <CheckList items={carrierRequirements} />
            {ownerFacts.insuranceCurrency && (
              <p className={styles.beforehand}>{texts.requirements.currency(ownerFacts.insuranceCurrency)}</p>
            )}
          </div>
        </Columns>
      </Section>
      <Section labelledBy="papers" ground="well">
        <Columns>
          <h2 id="papers">{texts.papers.title}</h2>
          <Lines items={texts.papers.items} />
        </Columns>
      </Section>
      <Section labelledBy="ready">
        <Columns>
          <h2 id="ready">{texts.ready.title}</h2>
          <div>
            <p>{texts.ready.text}</p>
            <Actions>
              <ApplyNow look="ink" label={texts.ready.primary} />
              <ButtonLink to="/contact" look="line">
                {texts.ready.secondary}
              </ButtonLink>
            </Actions>
          </div>
        </Columns>
      </Section>
    </>
  )
}

/** The head's is amber; one amber button is enough. */
const ApplyNow = ({ label, look }: { label: string; look?: 'ink' }) => (
  <ButtonLink to="/carriers/apply" opens="carrier-dialog" arrow {...(look && { look })}>
    {label}
  </ButtonLink>
)

const { carrierRates, carrierInvoices, neverAsksForBankDetailsByEmail } = ownerFacts
const { rates, quickPay, freight } = texts.benefits

const benefits = [{ ...rates, text: carrierRates ?? rates.text }, quickPay, freight]

/** What the owner has entered. */
const payment = [
  ...(carrierInvoices ? [{ title: texts.way.invoices, text: carrierInvoices }] : []),
  ...(neverAsksForBankDetailsByEmail ? [texts.way.bankDetails] : []),
]
