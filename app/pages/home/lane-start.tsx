import { Button } from '../../ui/button.tsx'
import styles from './lane-start.module.css'

/** The first two answers of a quote; they travel in the address where the drawer does not open. */
export function LaneStart() {
  return (
    <form className={styles.form} action="/quote" data-opens="quote-drawer">
      <Place id="from" name="pickupLocation" label="Pickup location" />
      <svg
        className={styles.thread}
        viewBox="0 0 28 48"
        preserveAspectRatio="xMidYMid meet"
        fill="none"
        stroke="#F2A33A"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M2 24h22M18 18l6 6-6 6" />
      </svg>
      <Place id="to" name="deliveryLocation" label="Delivery location" />
      <Button type="submit" arrow className={styles.submit}>
        Get a Quote
      </Button>
      <p className={styles.note}>Answered within 24 hours. No account, no sign-up.</p>
    </form>
  )
}

const Place = ({ id, name, label }: { id: string; name: string; label: string }) => (
  <div className={styles.place}>
    <label htmlFor={id}>{label}</label>
    <input id={id} name={name} placeholder="City or postal code" autoComplete="off" />
  </div>
)
