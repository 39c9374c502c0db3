import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Answers, show } from '../../../domain/form.ts'
import { formatOf } from '../../../domain/format.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import { en } from '../../../domain/messages/en.ts'
import { quote } from '../../../domain/quote.ts'
import { Button } from '../../ui/button.tsx'
import { type Receipt, resetDraft } from './draft.ts'
import type { Frame } from './form-view.tsx'
import styles from './quote-success.module.css'

/** The id of the panel's heading. */
export const SENT_HEADING = 'quote-sent'

/** The panel stays this long before it may close, in milliseconds. */
const CLOSE_DELAY = 2000

interface Props {
  receipt: Receipt
  frame?: Frame | undefined
  onSuccess?: (() => void) | undefined
}

export function QuoteSuccess({ receipt: { answers, reference, page }, frame = 'page', onSuccess }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const autoClose = useAutoClose(onSuccess)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div
      className={[styles.sent, frame !== 'page' && styles.framed].filter(Boolean).join(' ')}
      {...autoClose}
    >
      <Seal />
      <div>
        <h2 id={SENT_HEADING} ref={heading} tabIndex={-1}>
          {quote.texts.success.title}
        </h2>
        <p className={styles.thanks}>{quote.texts.success.description}</p>
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
    show(quote, answers, formatOf(DEFAULT_LOCALE)).map(({ name, text }) => [name, text]),
  )
  const { lane, freight, replyTo, laneBetween } = en.quoteSent
  return [
    { term: lane, text: laneBetween(texts.pickupLocation ?? '', texts.deliveryLocation ?? '') },
    { term: freight, text: [texts['freight.type'], texts['freight.weight']].filter(Boolean).join(', ') },
    { term: replyTo, text: texts.email ?? '' },
  ]
}

/**
 * Closes the panel after a while, but not under a visitor who is using it: the props it returns watch for that. Reading
 * on a touch screen shows no sign of use, so there it stays until it is dismissed.
 */
function useAutoClose(close: (() => void) | undefined) {
  const timer = useRef<number>(undefined)
  const closes = close !== undefined
  const closeNow = useEffectEvent(() => close?.())

  useEffect(() => {
    if (closes && !matchMedia('(hover: none)').matches)
      timer.current = window.setTimeout(() => closeNow(), CLOSE_DELAY)
    return () => clearTimeout(timer.current)
  }, [closes])

  const stay = () => clearTimeout(timer.current)
  return {
    // A panel that appears under a pointer at rest is reported as a move that covers no distance.
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) stay()
    },
    // Only its heading is focused by the panel itself.
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.tabIndex >= 0) stay()
    },
    onPointerDown: stay,
    onKeyDown: stay,
    onWheel: stay,
  }
}

const Seal = () => (
  <svg className={styles.seal} width="56" height="56" viewBox="0 0 56 56" fill="none" aria-hidden="true">
    <rect width="56" height="56" rx="4" />
    <path d="M15 29l9 9 18-20" strokeWidth="4.5" />
  </svg>
)
