import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { formNamed } from '../../../domain/forms/forms.ts'
import type { RequestPageData } from '../../../domain/page-data.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { request as texts } from '../../../translations/en/pages/request.tsx'
import { enRequest } from '../../../translations/en/request-page.ts'
import { isApplicationReady } from '../../boot/is-application-ready.ts'
import { usePageData } from '../../page-data/page-data.tsx'
import { Head } from '../../seo/head.tsx'
import { RetentionDays } from '../../settings/settings.tsx'
import { LinkHelp } from './lost-link/link-help.tsx'
import { DecideQuote } from './quote/decide-quote.tsx'
import { QuoteTerms } from './quote/quote-terms.tsx'
import styles from './request.module.css'
import { RequestActions } from './request-actions.tsx'
import { RequestAnswers, RequestHistory } from './request-answers.tsx'
import { Conversation } from './request-conversation.tsx'
import { RequestFoot } from './request-foot.tsx'
import { NoRequestHero, RequestHero } from './request-hero.tsx'
import { headingOf, nounOf } from './request-text.ts'
import { useFreshRequest } from './use-fresh-request.ts'

export const handle = { night: true }

export default function Request() {
  const { pathname } = useLocation()
  const { request } = usePageData()
  const isShown = request?.path === pathname
  const [isLater] = useState(isApplicationReady)
  useEffect(() => {
    // After Back from a page that was loaded by itself, only the server knows the request.
    if (isLater && !isShown) window.location.reload()
  }, [isLater, isShown])
  if (isLater && !isShown) return <div aria-busy="true" />
  return <div data-start-after-load>{isShown ? <OneRequest {...request} /> : <NoRequest />}</div>
}

function OneRequest(given: RequestPageData) {
  const { view, now } = useFreshRequest(given)
  const present = { ...given, view, now }
  // Its place does not change while the page is open.
  const hasBegun = given.view.conversation.length > 0 || given.view.quote !== null
  // Where the other column is short, what has happened is in it.
  const isShort = view.quote === null && view.conversation.length === 0 && !view.can.includes('message')
  const hasLane = formNamed(view.form)?.lane !== undefined
  const { quote } = view
  const decision = quote && <DecideQuote view={view} quote={quote} decision={given.decision} />
  const mayAccept = view.can.includes('accept')
  return (
    <>
      <Head path="/requests/reference/key" title={texts.title(view.reference, headingOf(view, given.lane))} />
      <RequestHero {...present} />
      <div className="tape" />
      <div className={`page ${styles.body}`}>
        {mayAccept && quote && (
          <>
            <div className={styles.main}>
              <Announcement {...present} />
              <QuoteTerms quote={quote} />
            </div>
            {decision}
          </>
        )}
        <div className={styles.main}>
          {!mayAccept && <Announcement {...present} />}
          {!mayAccept && decision}
          {!mayAccept && quote && <QuoteTerms quote={quote} />}
          {hasBegun && <Conversation {...present} />}
          {!view.isErased && <RequestAnswers answers={view.answers} />}
          {!hasBegun && <Conversation {...present} />}
          {isShort && <RequestHistory {...present} />}
        </div>
        <div className="grid one-column items-bottom">
          <div className={styles.side}>
            <RequestActions {...present} />
            {!isShort && <RequestHistory {...present} />}
            {!view.isErased && <p className={styles.note}>{texts.link(view.isConfirmationWithheld)}</p>}
          </div>
        </div>
        {hasLane && !view.quote && <ForDispatch />}
        <RequestFoot {...present} />
        <InboxCode code={given.code} />
      </div>
    </>
  )
}

const NoRequest = () => (
  <>
    <Head path="/requests/reference/key" title={enRequest.notFoundHeading} />
    <NoRequestHero />
    <div className="tape" />
    <LinkHelp reasons={texts.lost(<RetentionDays />)} />
  </>
)

/** What was just done, or why it was not: it takes the focus, as it may be below the first screen. */
function Announcement({ view, done, refusal, note }: RequestPageData) {
  const focused = { tabIndex: -1, autoFocus: true }
  return (
    <>
      {done && (
        <p className={`${styles.note} ${styles.done}`} role="status" {...focused}>
          {nonBreakingUnits(
            done === 'erase' && !view.isErased ? enRequest.erasureAsked : enRequest.done(nounOf(view))[done],
          )}
        </p>
      )}
      {refusal && (
        <p className={`${styles.note} ${styles.refusal}`} role="alert" {...focused}>
          {nonBreakingUnits(refusal)}
          {/* To be copied: the form for it may be gone. */}
          {note && (
            <>
              <br />
              <bdi>{note}</bdi>
            </>
          )}
        </p>
      )}
    </>
  )
}

/** To be filled in by hand, on paper. */
const ForDispatch = () => (
  <div className={styles.dispatch}>
    <b>{texts.paper.title}</b>
    {texts.paper.lines.map((label) => (
      <span key={label}>{label}</span>
    ))}
  </div>
)

/** On paper, for staff. Only the server draws it, and the browser leaves it as it is. */
const InboxCode = ({ code }: { code: string }) => (
  <div className={styles.code} aria-hidden="true">
    <div
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own
      dangerouslySetInnerHTML={{ __html: code }}
      suppressHydrationWarning
    />
    {enRequest.codeNote}
  </div>
)
