import { useLocation } from 'react-router'
import { carrier } from '../../domain/carrier.ts'
import { coverage } from '../../domain/coverage.ts'
import { DispatchPhone } from '../company/contact-links.tsx'
import { ApplicationForm } from '../features/forms/application-form.tsx'
import { addRecord } from '../features/submissions/local-submissions.ts'
import { Head } from '../seo/head.tsx'
import { Bullets } from '../ui/check-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import styles from './form-page.module.css'

export default function CarriersApply() {
  const { search } = useLocation()
  return (
    <>
      <Head path="/carriers/apply" />
      <PageHead
        path="/carriers/apply"
        lead="Your authority, insurance and fleet. We review it and contact you."
      />
      <Section>
        <div className={styles.layout}>
          <ApplicationForm form={carrier} prefill={search} onSent={addRecord} />
          <aside aria-labelledby="requirements next">
            <h2 id="requirements">Carrier requirements</h2>
            <Bullets
              items={[
                'Valid MC number and DOT authority',
                `${coverage.autoLiability} auto liability and ${coverage.cargo} cargo insurance`,
                'Satisfactory or better DOT safety rating',
                'Well-maintained equipment meeting specifications',
                'In Canada: your NSC number, or in Ontario your CVOR number, under additional information',
              ]}
            />
            <h2 id="next">What happens next</h2>
            <Bullets
              items={[
                'You get a reference at once.',
                'We review authority, insurance and fleet.',
                'We contact you about the papers to send.',
              ]}
            />
            <p>
              Questions? Call <DispatchPhone />.
            </p>
          </aside>
        </div>
      </Section>
    </>
  )
}
