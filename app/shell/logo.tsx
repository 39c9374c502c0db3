import { Link } from 'react-router'
import { company } from '../../domain/company.ts'
import { enSite } from '../../translations/en/site.ts'
import { Emblem } from '../company/emblem.tsx'
import styles from './logo.module.css'

/** The mark: a bowline knot on amber, and the name with its first word strong. */
export function Logo() {
  const [first, ...rest] = company.name.split(' ')
  return (
    <Link to="/" className={styles.logo} aria-label={enSite.labels.home(company.name)}>
      <Emblem />
      <span>
        {first} <span className={styles.rest}>{rest.join(' ')}</span>
      </span>
    </Link>
  )
}
