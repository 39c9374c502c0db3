import { useLocation } from 'react-router'
import { company } from '../../domain/company.ts'
import { DispatchMail, DispatchPhone } from '../company/contact-links.tsx'
import { CarrierForm } from '../features/forms/carrier-form.tsx'
import { keep } from '../features/submissions/local-submissions.ts'
import { Head } from '../seo/head.tsx'
import { breadcrumbs, webPage } from '../seo/json-ld.ts'
import { Bullets } from '../ui/check-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import styles from './form-page.module.css'

export const handle = { withoutQuoteButton: true }

const { autoLiability, cargo, currency } = company.carrierInsurance
const amount = (dollars: number) => currency + dollars.toLocaleString('en-CA')

const here = {
  path: '/carriers/apply',
  name: 'Carrier Application',
  description: `Apply to haul with ${company.name}: your company, authority, insurance and fleet on one page. We review it and contact you.`,
}
const above = { to: '/carriers', label: 'Carriers' }

export default function CarriersApply() {
  const { search } = useLocation()
  return (
    <>
      <Head
        {...here}
        title={here.name}
        structured={[webPage(here), breadcrumbs({ to: here.path, label: here.name }, [above])]}
      />
      <PageHead
        crumbs={[above]}
        title={here.name}
        lead="Your company, its authority and insurance, and your fleet. We review it and contact you."
      />
      <Section>
        <div className={styles.layout}>
          <CarrierForm prefill={search} onSent={keep} />
          <aside aria-labelledby="requirements">
            <h2 id="requirements">Before you apply</h2>
            <Bullets
              items={[
                'Valid MC number and DOT authority',
                `${amount(autoLiability)} auto liability and ${amount(cargo)} cargo insurance`,
                'Satisfactory or better DOT safety rating',
                'Well-maintained equipment that meets specifications',
              ]}
            />
            <p>
              Questions? Call <DispatchPhone /> or write to <DispatchMail />.
            </p>
          </aside>
        </div>
      </Section>
    </>
  )
}
