import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { driverJobs } from '../../../translations/en/pages/driver-jobs.tsx'
import { ContainerTruck, LoadedFlatbed, Truck } from '../../features/drawings/elevations.tsx'
import { Bullets } from '../../ui/lists/check-list.tsx'
import styles from './job-list.module.css'

const texts = driverJobs.positions

const trucks: Record<(typeof texts.items)[number]['id'], ReactNode> = {
  truckload: <LoadedFlatbed />,
  reefer: <Truck kind="reefer" air />,
  intermodal: <ContainerTruck />,
}

export const JobList = () =>
  texts.items.map(({ id, title, about, needs, good }) => (
    <article key={id} className={styles.job}>
      <div className={styles.road}>{trucks[id]}</div>
      <div className={`whole ${styles.head}`}>
        <h3>{title}</h3>
        <p className="steel mt-1 balance">{about}</p>
        <Link to="#apply" className="target strong">
          {texts.apply} <span className="sr">{texts.applyAs(title)}</span>
        </Link>
      </div>
      <div>
        <h4 className="mb-1 type-label tracking-0 steel">{texts.needs}</h4>
        <Bullets items={needs} />
      </div>
      <div>
        <h4 className="mb-1 type-label tracking-0 steel">{texts.good}</h4>
        <Bullets items={good} />
      </div>
    </article>
  ))
