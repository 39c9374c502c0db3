import type { ReactNode } from 'react'
import { DEFAULT_LOCALE } from '../../../../../domain/locale.ts'
import type { RecordedDecision, StaffQuote } from '../../../../../domain/quotes/quotes.ts'
import { mayChange } from '../../../../../domain/submissions/allowed-changes.ts'
import type { StaffMember, SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { capitalize } from '../../../../../domain/text/capitalize.ts'
import { formatOf } from '../../../../../domain/text/format.ts'
import { enQuotes } from '../../../../../translations/en/quotes.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { enQuoting as texts } from '../../../../../translations/en/staff/quoting.ts'
import { amountText, moneyText, validityText } from '../../../../../translations/quote-text.ts'
import { Pairs } from '../../../../features/inbox/page/part.tsx'
import type { StaffUser } from '../../../../features/inbox/session.ts'
import { HostileText } from '../../../../features/inbox/submission/hostile-text.tsx'
import { nameOf, StateMark } from '../../../../features/inbox/submission/marks.tsx'
import { Money } from '../../../../features/inbox/submission/money.tsx'
import { momentText } from '../../../../features/inbox/times.ts'
import { ValidityBar } from '../../../../features/quotes/validity-bar.tsx'
import { SenderDecision } from '../decision/sender-decision.tsx'
import type { SubmissionActions } from '../use-submission.ts'
import { BookingForm } from './booking-form.tsx'
import { compareQuotes } from './compare-quotes.ts'
import styles from './quote-list.module.css'
import { QuoteTermsList } from './quote-preview.tsx'

const format = formatOf(DEFAULT_LOCALE)

interface Props {
  details: SubmissionDetails
  user: StaffUser
  staff: readonly StaffMember[]
  now: number
  submission: SubmissionActions
}

/** What was offered, newest first, and what became of it. */
export function QuoteList({ submission, ...shown }: Props) {
  const { details } = shown
  const { quotes } = details
  if (quotes.length === 0) return null
  return (
    <section aria-label={texts.quotes}>
      {quotes.map((quote, index) => (
        <SentQuote
          key={quote.number}
          {...shown}
          quote={quote}
          before={quotes[index + 1]}
          isLast={index === 0}
        >
          {index === 0 && mayRecord(details, quote) && (
            <SenderDecision {...{ details, quote, now: shown.now, submission }} />
          )}
          {index === 0 && mayChange('staff', 'booking', details) && (
            <BookingForm details={details} submission={submission} />
          )}
        </SentQuote>
      ))}
    </section>
  )
}

const mayRecord = (details: SubmissionDetails, { state, recorded }: StaffQuote): boolean =>
  mayChange('staff', 'decision', details) && (state === 'open' || recorded !== undefined)

interface SentProps extends Omit<Props, 'submission'> {
  quote: StaffQuote
  /** That it replaced. */
  before: StaffQuote | undefined
  isLast: boolean
  children: ReactNode
}

/** The last one is written large; those before it are folded. */
function SentQuote({ quote, before, isLast, children, ...shown }: SentProps) {
  const { details, user, staff, now } = shown
  const { number, currency, total, sentAt, by, state } = quote
  const isBooked = state === 'accepted' && details.state === 'booked'
  const text = isBooked ? enInbox.states.booked : enQuotes.states[state]
  const mark = <StateMark state={isBooked ? 'booked' : state}>{text}</StateMark>
  const nameBy = (email: string) => (email === user.email ? texts.byYou : nameOf(email, staff))
  const who = nameBy(by)
  const sent = texts.sentBy(number, momentText(sentAt, now), who)
  if (!isLast)
    return (
      <details className={styles.earlier}>
        <summary className="flex center gap-1 gap-x-4">
          {mark}
          <span>{texts.number(number)}</span>
          <span className="ml-auto">{moneyText(currency, total, format)}</span>
        </summary>
        <p className="not-empty text-sm steel">{sent}</p>
        <Decision quote={quote} now={now} nameOf={nameBy} />
        <QuoteTermsList {...quote} />
      </details>
    )
  return (
    <div className={[styles.quote, styles[isBooked ? 'booked' : state]].filter(Boolean).join(' ')}>
      <p className={styles.status}>
        {mark}
        <span>{sent}</span>
      </p>
      <h2 className="mt-1 mb-2 anywhere">
        <Heading quote={quote} details={details} isBooked={isBooked} />
      </h2>
      <p>
        <Money currency={currency} amount={amountText(total, format)} />{' '}
        <span className="not-empty text-sm steel">{enQuotes.beforeTax}</span>
      </p>
      {(state === 'open' || state === 'expired') && <Validity quote={quote} now={now} />}
      {before && <Versions before={before} after={quote} />}
      <Decision quote={quote} now={now} nameOf={nameBy} />
      <details>
        <summary>{texts.whole}</summary>
        <QuoteTermsList {...quote} />
      </details>
      {children}
    </div>
  )
}

const Validity = ({ quote, now }: { quote: StaffQuote; now: number }) => (
  <div className="mt-1 mb-2 strong">
    <p>
      {quote.state === 'open'
        ? enQuotes.holdsUntil(validityText(quote.validUntil, format))
        : texts.heldUntil(validityText(quote.validUntil, format))}
    </p>
    <ValidityBar quote={quote} now={now} />
  </div>
)

/** The last two, side by side, as far as they differ. */
function Versions({ before, after }: { before: StaffQuote; after: StaffQuote }) {
  const rows = compareQuotes(before, after)
  if (rows.length === 0) return null
  return (
    <table className={styles.versions}>
      <caption className="steel text-left">{texts.whatChanged}</caption>
      <thead>
        <tr>
          <td />
          <th className="text-right" scope="col">
            {texts.number(before.number)}
          </th>
          <th className="text-right" scope="col">
            {texts.number(after.number)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, was, is }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className="text-right">{was ? <del>{was}</del> : texts.nothing}</td>
            <td className="text-right">{is ? <ins className="strong plain">{is}</ins> : texts.nothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface HeadingProps {
  quote: StaffQuote
  details: SubmissionDetails
  isBooked: boolean
}

function Heading({ quote: { state, acceptedBy = '', reason }, details, isBooked }: HeadingProps) {
  const { headings } = texts
  if (isBooked) return <HostileText>{headings.booked(details.company || details.name)}</HostileText>
  if (state === 'open') return <HostileText>{headings.open(details.company || details.name)}</HostileText>
  if (state === 'accepted')
    return <HostileText>{headings.accepted(acceptedBy || details.company || details.name)}</HostileText>
  if (state === 'declined') return headings.declined(reason ? enQuotes.reasons[reason].toLowerCase() : '')
  return headings[state]
}

interface DecisionProps {
  quote: StaffQuote
  now: number
  nameOf(email: string): string
}

const recordedText = ({ by, at }: RecordedDecision, who: string, now: number): string =>
  texts.recordedBy(capitalize(enQuotes.ways[by]), who, momentText(at, now))

/** Who accepted it and with what, or why it was declined, in the sender's words. */
function Decision({ quote, now, nameOf }: DecisionProps) {
  const { recorded, recordedBy = '' } = quote
  const { acceptedAt, acceptedBy, purchaseOrder, pickupContact, pickupHours, declinedAt, declineNote } = quote
  const at = acceptedAt ?? declinedAt
  const { accepted, decision, states } = enQuotes
  const rows = [
    [acceptedAt ? texts.acceptedAt : states.declined, at && momentText(at, now)],
    [texts.recorded, recorded && recordedText(recorded, nameOf(recordedBy), now)],
    [accepted.by, acceptedBy],
    [accepted.purchaseOrder, purchaseOrder],
    [accepted.contact, pickupContact],
    [accepted.hours, pickupHours],
    [decision.note, declineNote],
    [enQuotes.words, recorded?.words],
  ].filter((row): row is [string, string] => Boolean(row[1]))
  if (rows.length === 0) return null
  return (
    <Pairs
      rows={rows.map(([label, text]) => ({
        key: label,
        label,
        value: <HostileText>{text}</HostileText>,
      }))}
    />
  )
}
