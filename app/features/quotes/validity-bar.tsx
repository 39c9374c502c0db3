import type { Quote } from '../../../domain/quotes/quotes.ts'
import { validityDays } from '../../../domain/quotes/validity-days.ts'
import styles from './validity-bar.module.css'

/** One segment a day, from sending to the end of a quote; a sentence beside it says the same. */
export function ValidityBar({ quote, now }: { quote: Quote; now: number }) {
  const days = validityDays(quote, now)
  if (days.length === 0) return null
  return (
    <ol className={styles.bar} aria-hidden="true">
      {days.map(({ day, name, state }) => (
        <li
          className="steel text-xs leading-3"
          key={day}
          data-day={quote.state === 'expired' ? 'over' : state}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}
