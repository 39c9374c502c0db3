import { DEFAULT_LOCALE } from '../../../../domain/locale.ts'
import type { Quote } from '../../../../domain/quotes/quotes.ts'
import { formatOf } from '../../../../domain/text/format.ts'
import { moneyText } from '../../../../translations/quote-text.ts'
import styles from './quote.module.css'

const format = formatOf(DEFAULT_LOCALE)

export function Price({ currency, total }: Pick<Quote, 'currency' | 'total'>) {
  const shown = format.amount(total)
  return (
    <p className={styles.price}>
      <span className="sr">{moneyText(currency, total, format)}</span>
      <span aria-hidden="true">
        <small>{currency}</small> {shown.slice(0, -3)}
        <i className="not-italic">{shown.slice(-3)}</i>
      </span>
    </p>
  )
}
