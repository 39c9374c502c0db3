import type { ReactNode } from 'react'
import { company } from '../../../domain/company.ts'
import { PhoneNumber } from '../../company/contact-links.tsx'
import { PhoneIcon } from '../../ui/icons.tsx'
import styles from './hero.module.css'
import { LaneStart } from './lane-start.tsx'

/** The first screen: the specified headline, two places and the map. The headline is text, and the largest paint. */
export function Hero({ map }: { map: ReactNode }) {
  return (
    <div className={`night ${styles.first}`} data-lane-screen>
      <div className={styles.hero}>
        <div className={`page ${styles.text}`}>
          <h1>Your Trusted Partner in Transportation</h1>
          <p className={`lead ${styles.lead}`}>Freight from Calgary, across Canada and North America.</p>
          <LaneStart />
        </div>
        <div className={styles.stage} data-lane-stage>
          {map}
          <p className={styles.key}>
            <i /> Example lanes
          </p>
        </div>
      </div>
      <Sill />
      <div className={`tape ${styles.tape}`} />
    </div>
  )
}

/** The phone and the map's legend, along the foot of wide windows. */
const Sill = () => (
  <div className={styles.sill}>
    <div className={`page ${styles.sillRow}`}>
      <a href={`tel:${company.phone.dialled}`}>
        <PhoneIcon />
        <span>
          Call dispatch{' '}
          <b>
            <PhoneNumber />
          </b>
        </span>
      </a>
      <p data-lane-legend>
        <span>
          <i /> Example lanes from Calgary
        </span>
        <span>
          <i className={styles.highway} /> Trans-Canada Highway
        </span>
      </p>
    </div>
  </div>
)
