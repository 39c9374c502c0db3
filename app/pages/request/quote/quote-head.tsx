import { useEffect, useState } from 'react'
import { DEFAULT_LOCALE } from '../../../../domain/locale.ts'
import type { Quote, RecordedDecision } from '../../../../domain/quotes/quotes.ts'
import { daysLeft } from '../../../../domain/quotes/validity-days.ts'
import type { RequestView } from '../../../../domain/submissions/request-view.ts'
import { formatOf } from '../../../../domain/text/format.ts'
import { nonBreakingUnits } from '../../../../domain/text/non-breaking-units.ts'
import { request } from '../../../../translations/en/pages/request.tsx'
import { enQuotes } from '../../../../translations/en/quotes.ts'
import { pickupText, validityText } from '../../../../translations/quote-text.ts'
import { ValidityBar } from '../../../features/quotes/validity-bar.tsx'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { Arrow } from '../../../ui/controls/icons.tsx'
import page from '../request.module.css'
import { isDeclined } from '../request-text.ts'
import { RequestTime } from '../request-time.tsx'
import { Price } from './price.tsx'
import styles from './quote.module.css'

const texts = request.quote
const format = formatOf(DEFAULT_LOCALE)

interface HeadProps {
  view: RequestView
  quote: Quote
  now: number
}

export function QuoteHead({ view, quote, now }: HeadProps) {
  const pickup = quote.pickup && pickupText(quote.pickup, format)
  const facts = [quote.equipment, pickup && enQuotes.pickupOn(pickup)].filter((one) => one !== undefined)
  return (
    <>
      {view.state === 'booked' && <p className={`hidden ${styles.paper}`}>{texts.booked.paper}</p>}
      <Price {...quote} />
      <p className="mt-3 slate screen-only" suppressHydrationWarning>
        {nonBreakingUnits(enQuotes.before(facts))}
      </p>
      {(view.state === 'accepted' || view.state === 'booked') && (
        <p className={`mt-4 type-h3 ${styles.decided}`} suppressHydrationWarning>
          {view.state === 'accepted' ? acceptedText(quote) : texts.decided.booked(pickup)}
        </p>
      )}
      {view.state === 'accepted' && quote.recorded && (
        <Recorded
          recorded={quote.recorded}
          now={now}
          action={view.can.includes('take-back') && 'take-back'}
        />
      )}
      {quote.state === 'open' && <Validity quote={quote} now={now} />}
      {quote.state === 'expired' && <Expired quote={quote} now={now} />}
      {view.can.includes('accept') && <Actions />}
      {view.can.includes('requote') && <AskAgain />}
      {isDeclined(view) && <Declined view={view} quote={quote} now={now} />}
    </>
  )
}

const acceptedText = ({ recorded }: Quote): string =>
  recorded ? texts.recorded.accepted(enQuotes.yourWays[recorded.by]) : texts.decided.accepted

interface RecordedProps {
  recorded: RecordedDecision
  now: number
  /** What contradicts it, while that can be done. */
  action: 'take-back' | 'reopen' | false
}

/** What dispatch recorded for the sender, with the words that it was told. */
function Recorded({ recorded: { at, words }, now, action }: RecordedProps) {
  const [isLocal, setLocal] = useState(false)
  useEffect(() => setLocal(true), [])
  return (
    <div className={`stack mt-4 ${styles.recorded}`}>
      <p className="text-sm slate">
        {texts.recorded.by} <RequestTime at={at} now={now} beforeLocal={isLocal && ' · '} />
      </p>
      {words && (
        <blockquote>
          <bdi>{nonBreakingUnits(words)}</bdi>
        </blockquote>
      )}
      {action && (
        <form method="post">
          <input type="hidden" name="action" value={action} />
          <Button type="submit" look="line">
            {action === 'reopen' ? texts.recorded.reopen : texts.recorded.takeBack}
          </Button>
        </form>
      )}
    </div>
  )
}

const Expired = ({ quote, now }: { quote: Quote; now: number }) => (
  <>
    <p className={`mt-4 type-h3 error ${styles.over}`} suppressHydrationWarning>
      {texts.expired(validityText(quote.validUntil, format))}
    </p>
    <div className={styles.validity}>
      <ValidityBar quote={quote} now={now} />
    </div>
  </>
)

const AskAgain = () => (
  <form className={`${styles.again} ${page.headDecision}`} id="accept" tabIndex={-1} method="post">
    <input type="hidden" name="action" value="requote" />
    <Button type="submit">{texts.again.submit}</Button>
    <p className="mt-3 slate text-sm">{texts.again.text}</p>
  </form>
)

/** Only an expired quote is priced again by itself: here the sender says what would do. */
const Declined = ({ view, quote: { recorded }, now }: HeadProps) => (
  <>
    <p className={`mt-4 type-h3 ${styles.decided}`}>
      {recorded ? texts.recorded.declined(enQuotes.yourWays[recorded.by]) : texts.decided.declined}
    </p>
    {recorded && <Recorded recorded={recorded} now={now} action={view.can.includes('reopen') && 'reopen'} />}
    <p className={`${styles.actions} ${page.headDecision}`}>
      <a className={buttonClass({})} href="#message">
        {texts.again.submit}
      </a>
    </p>
  </>
)

const Validity = ({ quote, now }: { quote: Quote; now: number }) => (
  <div className={styles.validity}>
    <p>
      <b suppressHydrationWarning>{texts.holdsUntil(validityText(quote.validUntil, format))}</b>{' '}
      <span className="inline-block slate text-sm">{texts.zoneAndDays(daysLeft(quote, now))}</span>
    </p>
    <ValidityBar quote={quote} now={now} />
  </div>
)

const Actions = () => (
  <p className={`${styles.actions} ${page.headDecision}`}>
    <a className={buttonClass({})} href="#accept">
      {texts.accept}
      <Arrow />
    </a>
    <a className={buttonClass({ look: 'line' })} href="#message">
      {texts.ask}
    </a>
    <a className="link target" href="#decline">
      {texts.decline}
    </a>
  </p>
)
