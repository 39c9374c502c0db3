import type { ReactNode } from 'react'
import { company } from '../../../domain/company.ts'
import { dialLink } from '../../../domain/contact-links.ts'
import { home } from '../../../translations/en/pages/home.tsx'
import { PhoneNumber } from '../../company/contact-links.tsx'
import { PhoneIcon } from '../../ui/controls/icons.tsx'
import { CompanyNow } from './company-now.tsx'
import styles from './hero.module.css'
import { HeroSky } from './hero-sky.tsx'
import { LaneStart } from './lane-start.tsx'

const { head } = home

/** The first screen: the specified headline, two places and the map. The headline is text, and the largest paint. */
export function Hero({ map }: { map: ReactNode }) {
  return (
    <div className={`night ${styles.first}`} data-lane-screen>
      <div className={styles.hero}>
        <div className={`page ${styles.text}`}>
          <h1>{head.title}</h1>
          <p className={`lead ${styles.lead}`}>{head.lead}</p>
          <LaneStart />
        </div>
        <div className={styles.map} data-lane-stage>
          {map}
          <p className={styles.key}>
            <b>{head.press}</b>
            <span className="from-48">
              <i className="inline-block" /> {head.lanes}
            </span>
            <span className="from-48">
              <i className={`inline-block ${styles.highway}`} /> {head.highway}
            </span>
          </p>
        </div>
        <HeroSky />
      </div>
      <Foot />
      <div className={`tape relative ${styles.tape}`} />
    </div>
  )
}

/** The phone and the company's hour, along the foot of wide windows. */
const Foot = () => (
  <div className={styles.foot}>
    <div className={`page flex center gap-6 ${styles.footRow}`}>
      <a className="hidden center gap-2 min-target slate plain nowrap" href={dialLink(company.phone.dialled)}>
        <PhoneIcon />
        <span>
          {head.call}{' '}
          <b className="type-h4 tabular ink">
            <PhoneNumber />
          </b>
        </span>
      </a>
      <CompanyNow className={styles.now} />
    </div>
  </div>
)
