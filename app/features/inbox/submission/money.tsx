import styles from './money.module.css'

/** A decimal with commas, such as `7,801.00`, with its currency before it and smaller cents. */
export function Money({ currency, amount }: { currency: string; amount: string }) {
  const cents = amount.slice(-3)
  return (
    <span className={styles.money}>
      <span className={styles.currency}>{currency}</span>
      {'\u00a0'}
      {amount.slice(0, -3)}
      <span className={styles.cents}>{cents}</span>
    </span>
  )
}
