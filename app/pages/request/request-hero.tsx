import { Truck } from '../../features/drawings/elevations.tsx'
import styles from './request-hero.module.css'
import map from './request-map.module.css'
import { Slot } from './slot.tsx'

/** What the request is, where it stands, and its lane on the map, or a truck. */
export const RequestHero = () => (
  <section className={`night ${styles.hero}`} aria-labelledby="request-heading">
    <Slot as="div" name="map" className={map.map} />
    <div className={`page ${styles.text}`}>
      <Slot as="p" name="reference-line" className={styles.referenceLine} />
      <Slot as="h1" name="heading" id="request-heading" html={HEADING} />
      <Slot as="p" name="promise" className={styles.promise} />
      <Slot as="ol" name="steps" className={styles.steps} />
    </div>
    <div className={styles.vehicle} data-slot="vehicle" hidden suppressHydrationWarning>
      <Truck kind="van" />
    </div>
    <Slot as="p" name="lane" className={styles.lane} />
  </section>
)

const HEADING = '<span>Your request</span><span><svg></svg></span>'
