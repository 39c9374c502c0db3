import { company } from '../../../domain/company.ts'
import { useDraftPlaces } from '../../features/forms/use-draft-places.ts'
import { Arrow, SwapIcon } from '../../ui/icons.tsx'
import styles from './lane-start.module.css'

/** The first two answers of a quote; they travel in the address where the drawer does not open. */
export function LaneStart() {
  const places = useDraftPlaces()
  const swap = () => {
    if (places.ref.current) swapPlaces(places.ref.current)
    places.onInput()
  }
  return (
    <form className={styles.places} action="/quote" data-opens="quote-drawer" data-draft="quote" {...places}>
      <Place id="from" name="pickupLocation" label="Pickup location" />
      <button type="button" className={styles.swap} aria-label="Swap pickup and delivery" onClick={swap}>
        <SwapIcon />
      </button>
      <Place id="to" name="deliveryLocation" label="Delivery location" />
      <button type="submit" className={styles.send}>
        <span className={styles.sendText}>Get a Quote</span>
        <span className={`sr ${styles.nextText}`}>Next: your freight</span>
        <Arrow />
      </button>
      <p className={styles.promise}>
        Answered within {company.quoteAnsweredWithinHours} hours. No account needed.
      </p>
    </form>
  )
}

const Place = ({ id, name, label }: { id: string; name: string; label: string }) => (
  <div className={styles.place}>
    <label htmlFor={id}>{label}</label>
    <input id={id} name={name} placeholder="City or postal code" />
  </div>
)

function swapPlaces(form: HTMLFormElement): void {
  const [from, to] = form.querySelectorAll('input')
  if (!from || !to) return
  const pickup = from.value
  from.value = to.value
  to.value = pickup
}
