import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import type { PageData } from '../../../domain/page-data.ts'
import { requestPagePath } from '../../../domain/submissions/reference.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { companyTime } from '../../../domain/time/company-time.ts'
import { en } from '../../../translations/en/en.ts'
import { thankYou as texts } from '../../../translations/en/pages/thank-you.tsx'
import { enRequest } from '../../../translations/en/request-page.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { DispatchMail, DispatchPhone } from '../../company/contact-links.tsx'
import { usePageData } from '../../page-data/page-data.tsx'
import { Head } from '../../seo/head.tsx'
import { Actions } from '../../ui/controls/actions.tsx'
import { buttonClass } from '../../ui/controls/button.tsx'
import { Steps } from '../../ui/lists/steps.tsx'
import { Crumbs, PageHead } from '../../ui/page/page-head.tsx'
import { Section, SectionHead } from '../../ui/page/section.tsx'
import { LinkHelp } from './lost-link/link-help.tsx'
import hero from './request-hero.module.css'
import { RequestMap } from './request-map.tsx'
import { shownTime } from './request-text.ts'
import styles from './thank-you.module.css'

/** Where a browser without JavaScript lands after its form was stored. Without a reference nobody is thanked. */
export default function ThankYou() {
  const received = useReceived()
  return (
    <>
      <Head path="/thank-you" />
      {received ? (
        <Thanks {...received} />
      ) : (
        <>
          <PageHead path="/thank-you" {...texts.nothingReceived} />
          <LinkHelp />
        </>
      )}
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

const Thanks = ({ reference, page, answerBy, now, lane, isConfirmationWithheld = false }: Received) => {
  // Of all forms, a quote request alone has a promise.
  const deadline = answerBy && now ? shownTime(answerBy, now) : undefined
  const { title, description } = deadline ? formTexts(quoteRequest).success : texts.received
  return (
    <>
      <section className={`night relative clip isolate ${hero.hero}`} aria-labelledby="thanks">
        <div className={`page ${hero.text}`}>
          <Crumbs path="/thank-you" />
          <h1 className="anywhere" id="thanks">
            {title}
          </h1>
          <p className="lead mt-3">{nonBreakingUnits(description)}</p>
          <p className={styles.reference}>
            <label className="block type-small slate" htmlFor="reference">
              {en.yourReference}
            </label>
            <output className="type-h3 tabular" id="reference">
              {reference}
            </output>
          </p>
          {deadline && (
            <p className="mt-2 type-h4" suppressHydrationWarning>
              {nonBreakingUnits(enRequest.answerBy(deadline))}
            </p>
          )}
          <Actions>
            <a className={buttonClass({})} href={page}>
              {texts.actions.page(deadline !== undefined)}
            </a>
          </Actions>
        </div>
        {lane && <RequestMap lane={lane} />}
      </section>
      <div className="tape" />
      <Section labelledBy="next">
        <SectionHead id="next" title={texts.next.title}>
          {texts.next.contact(<DispatchPhone />, <DispatchMail />)}
        </SectionHead>
        <Steps
          items={texts.next.steps(
            answerBy && companyTime(answerBy, 'short', DEFAULT_LOCALE),
            isConfirmationWithheld,
          )}
        />
      </Section>
    </>
  )
}
