import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PageData } from '../../domain/page-data.ts'
import { requestPagePath } from '../../domain/reference.ts'
import { en } from '../../translations/en/en.ts'
import { thankYou as texts } from '../../translations/en/pages/thank-you.tsx'
import { DispatchMail, DispatchPhone } from '../company/contact-links.tsx'
import { Truck } from '../features/drawings/elevations.tsx'
import { usePageData } from '../page-data/page-data.tsx'
import { Head } from '../seo/head.tsx'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { Steps } from '../ui/steps.tsx'
import styles from './thank-you.module.css'

/** Where a browser without JavaScript lands after its form was stored. Without a reference nobody is thanked. */
export default function ThankYou() {
  const received = useReceived()
  return (
    <>
      <Head path="/thank-you" />
      <PageHead
        path="/thank-you"
        {...(received ? texts.received : texts.nothingReceived)}
        actions={received ? <Reference {...received} /> : <Ways />}
        drawing={<Truck kind="van" />}
      />
      <Section labelledBy="next">
        <h2 id="next" className={styles.heading}>
          {texts.next.title}
        </h2>
        <Steps items={texts.next.steps} />
        <p className={styles.reach}>{texts.next.contact(<DispatchPhone />, <DispatchMail />)}</p>
      </Section>
    </>
  )
}

type Received = NonNullable<PageData['received']>

/** A static host serves the page without it. The address alone proves nothing, so the server is asked then. */
function useReceived(): Received | undefined {
  const { received } = usePageData()
  const [query] = useSearchParams()
  const reference = query.get('reference') ?? ''
  const page = requestPagePath(reference, query.get('key') ?? '')
  const [known, setKnown] = useState(received)
  const isKnown = known !== undefined && known.page === page
  useEffect(() => {
    if (page && !isKnown)
      fetch(`/api${page}`).then(
        ({ ok }) => ok && setKnown({ reference, page }),
        () => {},
      )
  }, [reference, page, isKnown])
  return isKnown ? known : undefined
}

const Ways = () => (
  <div className="cluster">
    <ButtonLink to="/requests" arrow>
      {texts.actions.find}
    </ButtonLink>
    <ButtonLink to="/quote" look="line">
      {texts.actions.quote}
    </ButtonLink>
  </div>
)

const Reference = ({ reference, page }: Received) => (
  <div className={styles.reference}>
    <p>
      <label htmlFor="reference">{en.yourReference}</label>
      <output id="reference">{reference}</output>
    </p>
    <a className={buttonClass({})} href={page}>
      {texts.actions.request}
    </a>
  </div>
)
