import { type RefObject, useEffect, useRef } from 'react'
import { company } from '../../../domain/company.ts'
import { quote } from '../../../domain/quote.ts'
import { changeDraft, draftOf, persistDraft } from '../../features/forms/draft.ts'
import { Arrow, SwapIcon } from '../../ui/icons.tsx'
import styles from './lane-start.module.css'

/** The first two answers of a quote; they travel in the address where the drawer does not open. */
export function LaneStart() {
  const form = useRef<HTMLFormElement>(null)
  useDraftPlaces(form)
  return (
    <form
      ref={form}
      className={styles.places}
      action="/quote"
      data-opens="quote-drawer"
      onInput={(event) => storePlaces(event.currentTarget)}
    >
      <Place id="from" name="pickupLocation" label="Pickup location" />
      <button
        type="button"
        className={styles.swap}
        aria-label="Swap pickup and delivery"
        onClick={() => form.current && swapPlaces(form.current)}
      >
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
    <input id={id} name={name} placeholder="City or postal code" autoComplete="off" />
  </div>
)

/** What was typed here belongs to the draft of the quote, and comes back from it after a reload or Back. */
function useDraftPlaces(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!form.current) return
    const { typed } = draftOf(quote)
    for (const input of placesOf(form.current)) {
      const before = typed[input.name]
      if (input.value === '' && typeof before === 'string') input.value = before
    }
    if (placesOf(form.current).some(({ name, value }) => value !== (typed[name] ?? '')))
      storePlaces(form.current)
  }, [form])
}

function storePlaces(form: HTMLFormElement): void {
  const typed = Object.fromEntries(placesOf(form).map(({ name, value }) => [name, value]))
  changeDraft(quote, { typed: { ...draftOf(quote).typed, ...typed } })
  persistDraft(quote)
}

const placesOf = (form: HTMLFormElement) => [...form.querySelectorAll('input')]

function swapPlaces(form: HTMLFormElement): void {
  const [from, to] = placesOf(form)
  if (!from || !to) return
  const pickup = from.value
  from.value = to.value
  to.value = pickup
  storePlaces(form)
}
