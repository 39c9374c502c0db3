import { Link } from 'react-router'
import { driverJobs } from '../../../translations/en/pages/driver-jobs.ts'
import { Bullets } from '../../ui/check-list.tsx'
import styles from './job-list.module.css'

const texts = driverJobs.positions

export const JobList = () =>
  texts.items.map(({ title, about, needs, good }) => (
    <article key={title} className={styles.job}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <p className="quiet">{about}</p>
        <Link to="#apply" className="target">
          {texts.apply} <span className="sr">{texts.applyAs(title)}</span>
        </Link>
      </div>
      <div>
        <h4>{texts.needs}</h4>
        <Bullets items={needs} />
      </div>
      <div>
        <h4>{texts.good}</h4>
        <Bullets items={good} />
      </div>
    </article>
  ))
