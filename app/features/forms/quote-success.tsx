import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Answers, show } from '../../../domain/form.ts'
import { formatOf } from '../../../domain/format.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import { quote } from '../../../domain/quote-request.ts'
import { en } from '../../../translations/en/en.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { Button } from '../../ui/button.tsx'
import { type Receipt, resetDraft } from './draft.ts'
import type { Frame } from './form-footer.tsx'
import styles from './quote-success.module.css'
import { useAutoClose } from './use-auto-close.ts'

/** The id of the panel's heading. */
export const SENT_HEADING = 'quote-sent'

interface Props {
  receipt: Receipt
  frame?: Frame | undefined
  onSuccess?: (() => void) | undefined
}

export function QuoteSuccess({ receipt: { answers, reference, page }, frame = 'page', onSuccess }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { success } = formTexts(quote)
  const autoClose = useAutoClose(onSuccess)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div
      className={[styles.sent, frame !== 'page' && styles.framed].filter(Boolean).join(' ')}
      {...autoClose}
      data-document
    >
      <Seal />
      <div>
        <h2 id={SENT_HEADING} ref={heading} tabIndex={-1}>
          {success.title}
        </h2>
        <p className={styles.thanks}>{success.description}</p>
      </div>
      <div className={styles.reference}>
        {reference && (
          <p className={styles.code}>
            <small>{en.yourReference}</small>
            {reference}
          </p>
        )}
        <dl>
          {summaryOf(answers).map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {page && (
          <p className={styles.page}>
            <a href={page}>{en.requestPage}</a>
          </p>
        )}
      </div>
      <p className="small quiet">{en.quoteSent.confirmation}</p>
      <div>
        <Button look="line" onClick={startAnother}>
          {en.quoteSent.another}
        </Button>
      </div>
    </div>
  )
}

function startAnother(): void {
  flushSync(() => resetDraft(quote))
  document.querySelector<HTMLElement>('#quote input:not([type=hidden])')?.focus()
}

/** What a dispatcher would repeat on the phone. */
function summaryOf(answers: Answers): { term: string; text: string }[] {
  const texts = Object.fromEntries(
    show(quote, answers, formTexts(quote), formatOf(DEFAULT_LOCALE)).map(({ name, text }) => [name, text]),
  )
  const { lane, freight, answerTo, laneBetween } = en.quoteSent
  const [from, to] = quote.lane.map((name) => texts[name] ?? '')
  return [
    { term: lane, text: laneBetween(from ?? '', to ?? '') },
    { term: freight, text: quote.detail.flatMap((name) => texts[name] ?? []).join(', ') },
    { term: answerTo, text: texts[quote.replyTo] ?? '' },
  ]
}

const Seal = () => (
  <svg className={styles.seal} width="56" height="56" viewBox="0 0 56 56" fill="none" aria-hidden="true">
    <rect width="56" height="56" rx="4" />
    <path d="M15 29l9 9 18-20" strokeWidth="4.5" />
  </svg>
)
