import { useLocation } from 'react-router'
import { requiredNames } from '../../domain/forms/form.ts'
import { quoteRequest } from '../../domain/forms/quote-request.ts'
import { en } from '../../translations/en/en.ts'
import { quote as texts } from '../../translations/en/pages/quote.tsx'
import { DispatchPhone } from '../company/contact-links.tsx'
import { QuoteRequestForm } from '../features/forms/quote-request-form.tsx'
import { addRecord } from '../features/submissions/local-submissions.ts'
import { Head } from '../seo/head.tsx'
import { Bullets } from '../ui/lists/check-list.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { Section } from '../ui/page/section.tsx'
import { CalgaryMap } from './calgary-map.tsx'
import styles from './form-page.module.css'

export const handle = { hasQuote: true }

export default function Quote() {
  const { search } = useLocation()
  return (
    <>
      <Head path="/quote" />
      <PageHead path="/quote" lead={en.quoteNote(requiredNames(quoteRequest).length)} />
      <Section>
        <div className={styles.layout}>
          <QuoteRequestForm prefill={search} onSent={addRecord} />
          <aside className={styles.aside} aria-labelledby="next">
            <div data-lane-side />
            <div className={styles.more}>
              <CalgaryMap isNarrow />
              <h2 className="mb-3 type-h3">{texts.faster.title}</h2>
              <Bullets items={texts.faster.items} />
            </div>
            <h2 className="mb-3 type-h3" id="next">
              {texts.next.title}
            </h2>
            <Bullets items={texts.next.items} />
            <p className="slate mt-4 anywhere">{texts.phone(<DispatchPhone />)}</p>
          </aside>
        </div>
      </Section>
    </>
  )
}
