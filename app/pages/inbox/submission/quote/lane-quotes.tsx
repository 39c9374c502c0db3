import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { formatOf } from '../../../../../domain/format.ts'
import { DEFAULT_LOCALE } from '../../../../../domain/locale.ts'
import type { LaneQuote } from '../../../../../domain/quotes.ts'
import { enQuotes } from '../../../../../translations/en/quotes.ts'
import { enQuoting as texts } from '../../../../../translations/en/quoting.ts'
import { moneyText } from '../../../../../translations/quote-text.ts'
import { callApi } from '../../../../features/inbox/inbox-api.ts'
import { Moment, StateMark } from '../../../../features/inbox/marks.tsx'
import styles from './lane-quotes.module.css'

const format = formatOf(DEFAULT_LOCALE)

interface Props {
  from: string
  to: string
  /** Whose own quotes stand elsewhere. */
  reference: string
  now: number
}

/** What we asked on this lane before; only staff see it. */
export function LaneQuotes({ from, to, reference, now }: Props) {
  const quotes = useLaneQuotes(from, to).filter((one) => one.reference !== reference)
  const { earlierColumns: columns } = texts
  if (quotes.length === 0) return null
  return (
    <section aria-labelledby="lane-quotes">
      <h3 id="lane-quotes">{texts.earlier}</h3>
      <table className={styles.table}>
        <caption className="sr">{texts.earlierCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.quote}</th>
            <th scope="col" className={styles.amount}>
              {columns.total}
            </th>
            <th scope="col" className={styles.amount}>
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
                <small>
                  <Moment iso={sentAt} now={now} />
                </small>
              </th>
              <td className={styles.amount}>{moneyText(currency, total, format)}</td>
              <td className={styles.amount}>{perKm}</td>
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

function useLaneQuotes(from: string, to: string): LaneQuote[] {
  const [quotes, setQuotes] = useState<LaneQuote[]>([])
  useEffect(() => {
    if (from === '' || to === '') return
    const asking = new AbortController()
    const ask = async () => {
      const path = `/api/inbox/lane-quotes?${new URLSearchParams({ from, to })}`
      const answer = await callApi<{ quotes: LaneQuote[] }>(path, {
        signal: asking.signal,
        isBackground: true,
      })
      if (answer.ok) setQuotes(answer.body.quotes)
    }
    // Aborted when another submission is opened.
    ask().catch(() => {})
    return () => asking.abort()
  }, [from, to])
  return quotes
}
