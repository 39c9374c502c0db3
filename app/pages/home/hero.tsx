import type { ReactNode } from 'react'
import styles from './hero.module.css'
import { LaneStart } from './lane-start.tsx'

/** The specified headline over the map of lanes; the headline is text, and the page's largest paint. */
export function Hero({ map, facts }: { map: ReactNode; facts: ReactNode }) {
  return (
    <>
      <div className="night">
        <div className={styles.hero}>
          <div className={`page ${styles.body}`}>
            <h1>Your Trusted Partner in Transportation</h1>
            <p className={`lead ${styles.lead}`}>
              Full truckload, LTL, temperature-controlled and intermodal freight. From Calgary, across Canada
              and North America.
            </p>
            <LaneStart />
          </div>
          <div className={styles.map}>{map}</div>
          <p className={styles.legend}>
            <span>
              <i /> Example lanes from Calgary
            </span>
            <span>
              <i /> Trans-Canada Highway
            </span>
          </p>
        </div>
        {facts}
      </div>
      <div className="tape" />
    </>
  )
}
