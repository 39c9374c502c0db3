import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { en } from '../../../translations/en/en.ts'
import { home } from '../../../translations/en/pages/home.tsx'
import { useDraftPart } from '../../features/forms/draft/use-draft-part.ts'
import { setPlace } from '../../features/lane/lane-fields.ts'
import { Arrow, SwapIcon } from '../../ui/controls/icons.tsx'
import styles from './lane-start.module.css'

const { head } = home

/** The first two answers of a quote; they travel in the address where the drawer does not open. */
export function LaneStart() {
  const places = useDraftPart(quoteRequest)
  const swap = () => {
    if (places.ref.current) swapPlaces(places.ref.current)
  }
  return (
    <form className={styles.places} action="/quote" data-opens="quote-drawer" {...places}>
      <LaneStartInput id="from" name={quoteRequest.lane[0]} label={en.lane.estimator.from} />
      <button
        type="button"
        className={`grid place-center border-0 bg-none ${styles.swap}`}
        aria-label={head.swap}
        onClick={swap}
      >
        <SwapIcon />
      </button>
      <LaneStartInput id="to" name={quoteRequest.lane[1]} label={en.lane.estimator.to} />
      <button type="submit" className={`grid place-center border-0 bg-none ${styles.send}`}>
        <span className={styles.sendText}>{head.quote}</span>
        <span className={`sr ${styles.nextText}`}>{head.next}</span>
        <Arrow />
      </button>
      <p className={styles.promise}>{head.promise}</p>
    </form>
  )
}

const LaneStartInput = ({ id, name, label }: { id: string; name: string; label: string }) => (
  <div className={styles.place}>
    <label className="absolute slate pointer-none" htmlFor={id}>
      {label}
    </label>
    <input
      className="full border-0 r2 bg-none leading-3"
      id={id}
      name={name}
      placeholder={en.lane.estimator.placeholder}
    />
  </div>
)

function swapPlaces(form: HTMLFormElement): void {
  const [from, to] = form.querySelectorAll('input')
  if (!from || !to) return
  const pickup = from.value
  setPlace(from, to.value)
  setPlace(to, pickup)
}
