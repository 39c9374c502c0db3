import { type ReactNode, useEffect, useRef } from 'react'
import { DEFAULT_LOCALE } from '../../../../domain/locale.ts'
import type { RequestPageData } from '../../../../domain/page-data.ts'
import { declineReasons, type Quote } from '../../../../domain/quotes/quotes.ts'
import type { QuoteAction, RequestView } from '../../../../domain/submissions/request-view.ts'
import { formatOf } from '../../../../domain/text/format.ts'
import { nonBreakingUnits } from '../../../../domain/text/non-breaking-units.ts'
import { request } from '../../../../translations/en/pages/request.tsx'
import { enQuotes } from '../../../../translations/en/quotes.ts'
import { moneyText } from '../../../../translations/quote-text.ts'
import { restoreTyped } from '../../../boot/drafts.ts'
import { isApplicationReady } from '../../../boot/is-application-ready.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { describedBy, Field, Input, TextArea } from '../../../ui/controls/field.tsx'
import page from '../request.module.css'
import styles from './quote.module.css'

const texts = request.quote

type Decided = Pick<RequestPageData, 'view' | 'decision'> & { quote: Quote }

/** What its receiver can do about a quote, as far as its state allows it. */
export function DecideQuote({ view, quote, decision }: Decided) {
  const can = (action: QuoteAction) => view.can.includes(action)
  return (
    <>
      {can('accept') && <Accept {...{ view, quote, decision }} />}
      {view.state === 'accepted' && (
        <Accepted canTakeBack={can('take-back')} isRecorded={quote.recorded !== undefined} />
      )}
      {view.state === 'booked' && (
        <section className={`${styles.card} ${styles.booked}`} aria-labelledby="booked-heading">
          <h2 id="booked-heading">{texts.booked.title}</h2>
          <p className="slate">{texts.booked.text}</p>
          <BookingNote view={view} />
          <p className="slate js-only">
            <Button onClick={() => window.print()}>{texts.booked.print}</Button>
          </p>
          <p className="slate no-js">{texts.booked.printYourself}</p>
        </section>
      )}
    </>
  )
}

function BookingNote({ view }: { view: RequestView }) {
  const note = view.history.find(({ event }) => event === 'booked')?.note
  return (
    note !== undefined && (
      <p className="slate">
        <bdi>{nonBreakingUnits(note)}</bdi>
      </p>
    )
  )
}

/** Keeps what was typed until it is sent. */
function DecisionForm({ name, quote, children }: { name: string; quote?: Quote; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The bootstrap does it for the document; after Back this form is a new one.
    if (form.current && isApplicationReady()) restoreTyped(form.current)
  }, [])
  return (
    <form ref={form} method="post" data-draft={name}>
      {quote && <input type="hidden" name="quote" value={quote.number} />}
      {children}
    </form>
  )
}

const ACCEPT_FIELDS = [
  { name: 'name', label: texts.go.name, autoComplete: 'name' },
  { name: 'purchaseOrder', label: texts.go.purchaseOrder },
  { name: 'pickupHours', label: texts.go.pickupHours, hint: texts.go.pickupHoursHint },
  { name: 'pickupContact', label: texts.go.pickupContact, hint: texts.go.pickupContactHint },
]

function Accept({ view, quote, decision }: Decided) {
  const { typed, problems } = decisionOf('accept', decision)
  const sender = view.answers.find(({ name }) => name === 'name')?.words
  return (
    <section
      className={`${styles.card} ${page.decision}`}
      id="accept"
      tabIndex={-1}
      aria-labelledby="accept-heading"
    >
      <h2 id="accept-heading">{texts.go.title}</h2>
      <DecisionForm name={`accept-${view.reference}-${quote.number}`} quote={quote}>
        <input type="hidden" name="action" value="accept" />
        <div className={styles.fields}>
          {ACCEPT_FIELDS.map(({ name, label, hint, autoComplete }) => {
            const isRequired = name === 'name'
            return (
              <Field
                key={name}
                id={`accept-${name}`}
                label={isRequired ? label : `${label} ${texts.go.optional}`}
                hint={hint}
                problem={problems[name]}
              >
                <Input
                  id={`accept-${name}`}
                  name={name}
                  required={isRequired}
                  autoComplete={autoComplete ?? 'off'}
                  aria-invalid={problems[name] ? true : undefined}
                  aria-describedby={describedBy(`accept-${name}`, { hint, problem: problems[name] })}
                  defaultValue={typed[name] ?? (isRequired ? sender : undefined)}
                />
              </Field>
            )
          })}
        </div>
        <Button type="submit">
          {texts.acceptFor(moneyText(quote.currency, quote.total, formatOf(DEFAULT_LOCALE)))}
        </Button>
        <p className="slate">{texts.go.asks}</p>
      </DecisionForm>
      {view.can.includes('decline') && <Decline {...{ view, quote, decision }} />}
    </section>
  )
}

function Decline({ view, quote, decision }: Decided) {
  const { typed, problems } = decisionOf('decline', decision)
  const isRefused = Object.keys(problems).length > 0
  return (
    <details open={isRefused || undefined}>
      <summary className="link target">{texts.no.title}</summary>
      <DecisionForm name={`decline-${view.reference}-${quote.number}`} quote={quote}>
        <input type="hidden" name="action" value="decline" />
        <fieldset className={styles.reasons} id="decline" tabIndex={-1}>
          <legend className="mb-2 strong">{texts.no.why}</legend>
          {declineReasons.map((reason) => (
            <label className="flex center gap-2 min-target" key={reason}>
              <input type="radio" name="reason" value={reason} defaultChecked={typed.reason === reason} />
              {enQuotes.reasons[reason]}
            </label>
          ))}
        </fieldset>
        <Field id="decline-note" label={`${texts.no.note} ${texts.go.optional}`} problem={problems.note}>
          <TextArea
            id="decline-note"
            name="note"
            rows={3}
            defaultValue={typed.note}
            aria-invalid={problems.note ? true : undefined}
            aria-describedby={describedBy('decline-note', { problem: problems.note })}
          />
        </Field>
        <Button type="submit" look="line">
          {texts.no.submit}
        </Button>
      </DecisionForm>
    </details>
  )
}

/** It asks once more: the button that does it is behind another. */
const Accepted = ({ canTakeBack, isRecorded }: { canTakeBack: boolean; isRecorded: boolean }) => (
  <section className={styles.card} aria-labelledby="accepted-heading">
    <h2 id="accepted-heading">{isRecorded ? texts.recorded.title : texts.accepted.title}</h2>
    <p className="slate">{isRecorded ? texts.recorded.text : texts.accepted.text}</p>
    {/* What was recorded is contradicted at the head of the page. */}
    {canTakeBack && !isRecorded && (
      <details>
        <summary className="link target">{texts.accepted.takeBack}</summary>
        <p className="slate">{texts.accepted.takeBackText}</p>
        <form method="post">
          <input type="hidden" name="action" value="take-back" />
          <Button type="submit" look="line">
            {texts.accepted.submit}
          </Button>
        </form>
      </details>
    )}
  </section>
)

interface Shown {
  typed: Record<string, string | undefined>
  problems: Record<string, string | undefined>
}

const decisionOf = (action: QuoteAction, decision: RequestPageData['decision']): Shown =>
  decision?.action === action ? decision : { typed: {}, problems: {} }
