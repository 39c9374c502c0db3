import { useLocation } from 'react-router'
import { carrier } from '../../domain/forms/carrier.ts'
import { carrierRequirements } from '../../translations/en/pages/carrier-requirements.ts'
import { carriersApply as texts } from '../../translations/en/pages/carriers-apply.tsx'
import { DispatchPhone } from '../company/contact-links.tsx'
import { ApplicationForm } from '../features/forms/application-form.tsx'
import { addRecord } from '../features/submissions/local-submissions.ts'
import { Head } from '../seo/head.tsx'
import { Bullets } from '../ui/lists/check-list.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { Section } from '../ui/page/section.tsx'
import styles from './form-page.module.css'

export default function CarriersApply() {
  const { search } = useLocation()
  return (
    <>
      <Head path="/carriers/apply" />
      <PageHead path="/carriers/apply" lead={texts.head.lead} />
      <Section>
        <div className={styles.layout}>
          <ApplicationForm form={carrier} prefill={search} onSent={addRecord} />
          <aside className={styles.aside} aria-labelledby="requirements next">
            <h2 className="mb-3 type-h3" id="requirements">
              {texts.requirements.title}
            </h2>
            <Bullets items={[...carrierRequirements, texts.requirements.canadian]} />
            <h2 className="mb-3 type-h3" id="next">
              {texts.next.title}
            </h2>
            <Bullets items={texts.next.items} />
            <p className="slate mt-4 anywhere">{texts.questions(<DispatchPhone />)}</p>
          </aside>
        </div>
      </Section>
    </>
  )
}
