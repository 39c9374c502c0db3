import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { company } from '../../../domain/company.ts'
import { type Answers, show } from '../../../domain/form.ts'
import { formatOf } from '../../../domain/format.ts'
import { quote } from '../../../domain/quote.ts'
import { Button } from '../../ui/button.tsx'
import { type Receipt, resetDraft } from './draft.ts'
import type { Frame } from './form-view.tsx'
import styles from './quote-success.module.css'
import { useAutoClose } from './use-auto-close.ts'

/** The heading of the success panel, which names the drawer it stands in. */
export const SENT_HEADING = 'quote-sent'

interface Props {
  receipt: Receipt
  frame?: Frame | undefined
  onSuccess?: (() => void) | undefined
}

export function QuoteSuccess({ receipt: { answers, reference }, frame = 'page', onSuccess }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const use = useAutoClose(onSuccess)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={[styles.sent, frame !== 'page' && styles.framed].filter(Boolean).join(' ')} {...use}>
      <Seal />
      <div>
        <h2 id={SENT_HEADING} ref={heading} tabIndex={-1}>
          Quote Request Submitted!
        </h2>
        <p className={styles.thanks}>
          Thank you for your request. We’ll get back to you with a competitive quote within{' '}
          {company.quoteAnsweredWithinHours} hours.
        </p>
      </div>
      <div className={styles.reference}>
        {reference && (
          <p className={styles.code}>
            <small>Your reference</small>
            {reference}
          </p>
        )}
        <dl>
          {summaryOf(answers).map(({ term, words }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="small quiet">A confirmation was sent to our dispatch mailbox, and a copy to you.</p>
      <div>
        <Button look="line" onClick={askAnew}>
          Submit Another Quote
        </Button>
      </div>
    </div>
  )
}

function askAnew(): void {
  flushSync(() => resetDraft(quote))
  document.querySelector<HTMLElement>('#quote input:not([type=hidden])')?.focus()
}

/** What a dispatcher would repeat on the phone. */
function summaryOf(answers: Answers): { term: string; words: string }[] {
  const words = Object.fromEntries(
    show(quote, answers, formatOf('en-CA')).map(({ name, words }) => [name, words]),
  )
  return [
    { term: 'Lane', words: `${words.pickupLocation} to ${words.deliveryLocation}` },
    { term: 'Freight', words: [words['freight.type'], words['freight.weight']].filter(Boolean).join(', ') },
    { term: 'Answer to', words: words.email ?? '' },
  ]
}

const Seal = () => (
  <svg className={styles.seal} width="56" height="56" viewBox="0 0 56 56" fill="none" aria-hidden="true">
    <rect width="56" height="56" rx="4" />
    <path d="M15 29l9 9 18-20" strokeWidth="4.5" />
  </svg>
)
