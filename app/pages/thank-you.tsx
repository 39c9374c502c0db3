import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { company } from '../../domain/company.ts'
import { en } from '../../domain/messages/en.ts'
import { isReference, requestPagePath } from '../../domain/reference.ts'
import { DispatchMail, DispatchPhone } from '../company/contact-links.tsx'
import { Truck } from '../features/drawings/elevations.tsx'
import { Head } from '../seo/head.tsx'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { Steps } from '../ui/steps.tsx'
import styles from './thank-you.module.css'

/** Where a browser without JavaScript lands after its form was stored. Without a reference nobody is thanked. */
export default function ThankYou() {
  const { reference, page } = useSubmission()
  const sent = { 'data-slot': 'sent', hidden: reference === '', suppressHydrationWarning: true }
  const notSent = { 'data-slot': 'not-sent', hidden: reference !== '', suppressHydrationWarning: true }
  return (
    <>
      <Head path="/thank-you" />
      <PageHead
        path="/thank-you"
        title={
          <>
            <span {...sent}>Thank You</span>
            <span {...notSent}>Your Reference</span>
          </>
        }
        lead={
          <>
            <span {...sent}>We received your form. Here is your reference.</span>
            <span {...notSent}>After you send a form, its reference is shown here.</span>
          </>
        }
        actions={
          <>
            <Reference {...{ reference, page }} />
            <div {...notSent} className={styles.ways}>
              <ButtonLink to="/requests" arrow>
                Find your request
              </ButtonLink>
              <ButtonLink to="/quote" look="line">
                Get a Quote
              </ButtonLink>
            </div>
          </>
        }
        drawing={<Truck kind="van" />}
      />
      <Section labelledBy="next">
        <h2 id="next" className={styles.heading}>
          What happens next
        </h2>
        <Steps items={next} />
        <p className={styles.reach}>
          Something to add or correct? Have the reference ready, and call <DispatchPhone /> or write to{' '}
          <DispatchMail />.
        </p>
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
    text: `Within ${company.quoteAnsweredWithinHours}\u00a0hours for a quote request, after review for an application.`,
  },
]

interface Submission {
  /** Empty where the address has none. */
  reference: string
  /** The address of the request's own page. */
  page: string | undefined
}

/** Empty when prerendered: the server fills the slots, and a browser with JavaScript reads the address. */
function useSubmission(): Submission {
  const [query] = useSearchParams()
  const requested = query.get('reference') ?? ''
  const key = query.get('key') ?? ''
  const [submission, setSubmission] = useState<Submission>({ reference: '', page: undefined })
  useEffect(() => {
    setSubmission({
      reference: isReference(requested) ? requested : '',
      page: requestPagePath(requested, key),
    })
  }, [requested, key])
  return submission
}

const Reference = ({ reference, page }: Submission) => (
  <div className={styles.reference} data-slot="sent" hidden={reference === ''} suppressHydrationWarning>
    <p>
      <label htmlFor="reference">{en.yourReference}</label>
      <output id="reference" data-slot="reference" suppressHydrationWarning>
        {reference}
      </output>
    </p>
    <a
      className={buttonClass({})}
      href={page}
      data-slot="request-link"
      hidden={page === undefined}
      suppressHydrationWarning
    >
      See your request
    </a>
  </div>
)
