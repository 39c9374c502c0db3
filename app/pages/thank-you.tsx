import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { company } from '../../domain/company.ts'
import { isReference, requestPagePath } from '../../domain/reference.ts'
import { DispatchMail, DispatchPhone } from '../company/contact-links.tsx'
import { Head } from '../seo/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { Steps } from '../ui/steps.tsx'
import styles from './thank-you.module.css'

/** Where a browser without JavaScript lands after its form was stored. */
export default function ThankYou() {
  return (
    <>
      <Head path="/thank-you" />
      <PageHead
        path="/thank-you"
        lead="We received your form. Here is your reference."
        actions={<Reference />}
      />
      <Section labelledBy="next">
        <h2 id="next" className={styles.heading}>
          What happens next
        </h2>
        <Steps items={next} />
        <p className={styles.reach}>
          Something to add or to correct? Write to <DispatchMail /> or call <DispatchPhone />, with the
          reference.
        </p>
        <ButtonLink to="/" look="line">
          Go to the home page
        </ButtonLink>
      </Section>
    </>
  )
}

const next = [
  {
    when: 'Now',
    title: 'Keep the reference',
    text: 'It is in the subject of the confirmation. If none comes, check your spam folder.',
  },
  {
    when: 'Next',
    title: 'We read what you sent',
    text: 'If something is not clear, we ask by email or phone.',
  },
  {
    when: 'Then',
    title: 'You hear from us',
    text: `With an answer within ${company.quoteAnsweredWithinHours} hours to a quote request, or about your application.`,
  },
]

/** Empty when prerendered: the server writes the reference in, and a browser with JavaScript reads the address. */
function Reference() {
  const [query] = useSearchParams()
  const asked = query.get('reference') ?? ''
  const [reference, setReference] = useState('')
  const key = query.get('key') ?? ''
  const [page, setPage] = useState<string>()
  useEffect(() => {
    setReference(isReference(asked) ? asked : '')
    setPage(requestPagePath(asked, key))
  }, [asked, key])
  return (
    <p className={styles.reference}>
      <label htmlFor="reference">Your reference</label>
      <output id="reference" data-slot="reference" suppressHydrationWarning>
        {reference}
      </output>
      <a href={page} data-slot="request-link" hidden={page === undefined} suppressHydrationWarning>
        See your request
      </a>
    </p>
  )
}
