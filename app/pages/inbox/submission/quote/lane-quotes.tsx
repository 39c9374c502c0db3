import { type CSSProperties, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { DEFAULT_LOCALE } from '../../../../../domain/locale.ts'
import type { LaneQuote } from '../../../../../domain/quotes/quotes.ts'
import { formatOf } from '../../../../../domain/text/format.ts'
import { enQuotes } from '../../../../../translations/en/quotes.ts'
import { enQuoting as texts } from '../../../../../translations/en/staff/quoting.ts'
import { moneyText } from '../../../../../translations/quote-text.ts'
import { callApi } from '../../../../features/inbox/inbox-api.ts'
import { Moment, StateMark } from '../../../../features/inbox/submission/marks.tsx'
import styles from './lane-quotes.module.css'
import { rulerOf } from './price-ruler.ts'

const format = formatOf(DEFAULT_LOCALE)

interface Props {
  from: string
  to: string
  /** Whose own quotes are elsewhere. */
  reference: string
  now: number
  /** What is being written, with its price per kilometre; nothing while it has none. */
  present: { currency: string; perKm: string | undefined }
}

/** What we asked on this lane before; only staff see it. */
export function LaneQuotes({ from, to, reference, now, present }: Props) {
  const quotes = useLaneQuotes(from, to).filter((one) => one.reference !== reference)
  const { earlierColumns: columns } = texts
  if (quotes.length === 0) return null
  return (
    <section aria-labelledby="lane-quotes">
      <h3 id="lane-quotes">{texts.earlier}</h3>
      <PriceRuler quotes={quotes} present={present} />
      <table className={styles.table}>
        <caption className="sr">{texts.earlierCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.quote}</th>
            <th scope="col" className="number">
              {columns.total}
            </th>
            <th scope="col" className="number">
              {columns.perKm}
            </th>
            <th scope="col">{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {quotes.map(({ reference, sentAt, currency, total, perKm, state }) => (
            <tr key={`${reference} ${sentAt}`}>
              <th scope="row">
                <Link to={`/admin/inbox/${reference}`}>{reference}</Link>{' '}
                <small className="steel">
                  <Moment iso={sentAt} now={now} />
                </small>
              </th>
              <td className="number">{moneyText(currency, total, format)}</td>
              <td className="number">{perKm}</td>
              <td>
                <StateMark state={state}>{enQuotes.states[state]}</StateMark>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Our prices by the kilometre on one line, in the currency that is being written; the table below says the same. */
function PriceRuler({ quotes, present }: { quotes: LaneQuote[]; present: Props['present'] }) {
  const shown = quotes.filter(({ currency }) => currency === present.currency)
  if (shown.length === 0) return null
  const prices = [...shown.map(({ perKm }) => perKm), ...(present.perKm ? [present.perKm] : [])].map(Number)
  const { marks, place } = rulerOf(prices)
  const at = (price: string | number) =>
    ({ '--x': `${(place(Number(price)) * 100).toFixed(1)}%` }) as CSSProperties
  const said = shown.map(({ perKm, state }) => texts.rulerPrice(perKm, enQuotes.states[state])).join(', ')
  return (
    <>
      <p className="text-sm steel">{texts.inCurrency(present.currency)}</p>
      <div
        className={styles.ruler}
        role="img"
        aria-label={texts.ruler(said, present.perKm ? texts.rulerPresent(present.perKm) : '').trim()}
      >
        {marks.map(({ text, at }) => (
          <span
            className="leading-1 steel bottom-0"
            key={text}
            style={{ '--x': `${at * 100}%` } as CSSProperties}
          >
            {text}
          </span>
        ))}
        {shown.map(({ reference, sentAt, perKm, state }) => (
          <i className="sheet" key={`${reference} ${sentAt}`} data-state={state} style={at(perKm)} />
        ))}
        {present.perKm && (
          <b style={at(present.perKm)} data-end={place(Number(present.perKm)) > 0.5}>
            <span className="accent nowrap">{texts.thisOne(present.perKm)}</span>
          </b>
        )}
      </div>
    </>
  )
}

function useLaneQuotes(from: string, to: string): LaneQuote[] {
  const [quotes, setQuotes] = useState<LaneQuote[]>([])
  useEffect(() => {
    if (from === '' || to === '') return
    const asking = new AbortController()
    const ask = async () => {
      const path = `/api/inbox/lane-quotes?${new URLSearchParams({ from, to })}`
      const result = await callApi<{ quotes: LaneQuote[] }>(path, {
        signal: asking.signal,
        isBackground: true,
      })
      if (result.ok) setQuotes(result.body.quotes)
    }
    // Aborted when another submission is opened.
    ask().catch(() => {})
    return () => asking.abort()
  }, [from, to])
  return quotes
}
