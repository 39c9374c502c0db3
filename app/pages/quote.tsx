import { useLocation } from 'react-router'
import { requiredNames } from '../../domain/form.ts'
import { quote } from '../../domain/quote.ts'
import { en } from '../../translations/en/en.ts'
import { DispatchPhone } from '../company/contact-links.tsx'
import { QuoteForm } from '../features/forms/quote-form.tsx'
import { addRecord } from '../features/submissions/local-submissions.ts'
import { Head } from '../seo/head.tsx'
import { Bullets } from '../ui/check-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import styles from './form-page.module.css'

export default function Quote() {
  const { search } = useLocation()
  return (
    <>
      <Head path="/quote" />
      <PageHead path="/quote" lead={en.quoteNote(requiredNames(quote).length, quote.answerWithinHours)} />
      <Section>
        <div className={styles.layout}>
          <QuoteForm prefill={search} onSent={addRecord} />
          <aside aria-labelledby="next">
            <h2 id="next">What happens next</h2>
            <Bullets
              items={[
                'You get a reference, here and by email.',
                'Dispatch answers with a quote, or with the question it needs answered first.',
                'You book in writing. Until then nothing is booked.',
              ]}
            />
            <div className={styles.beside}>
              <h2>What speeds up the answer</h2>
              <Bullets
                items={[
                  'Postal codes, and the hours of each dock',
                  'Number of pieces and packed weight',
                  'Whether the pieces may be stacked',
                  'Across the border: your customs broker',
                ]}
              />
            </div>
            <p>
              Rather talk? Call <DispatchPhone />.
            </p>
          </aside>
        </div>
      </Section>
    </>
  )
}
