import { Link } from 'react-router'
import { company } from '../../domain/company.ts'
import { enSite } from '../../translations/en/site.ts'
import { CompanyName } from '../company/company-name.tsx'
import { Emblem } from '../company/emblem.tsx'
import styles from './logo.module.css'

/** The mark and the name. */
export const Logo = () => (
  <Link to="/" className={styles.logo} aria-label={enSite.labels.home(company.name)}>
    <Emblem />
    <CompanyName />
  </Link>
)
