import { Link } from 'react-router'
import { Bullets } from '../../ui/check-list.tsx'
import styles from './job-list.module.css'
import { positions } from './positions.ts'

export const JobList = () =>
  positions.map(({ title, about, needs, good }) => (
    <article key={title} className={styles.job}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <p className={`quiet ${styles.about}`}>{about}</p>
        <Link to="#apply" className={styles.apply}>
          Apply{' '}
          <span className="sr">
            as {/^[AEIOU]/.test(title) ? 'an' : 'a'} {title}
          </span>
        </Link>
      </div>
      <div>
        <h4>You need</h4>
        <Bullets items={needs} />
      </div>
      <div>
        <h4>Good to have</h4>
        <Bullets items={good} />
      </div>
    </article>
  ))
