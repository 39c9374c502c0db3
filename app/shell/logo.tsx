import { Link } from 'react-router'
import { enSite } from '../../translations/en/site.ts'
import { CompanyName } from '../company/company-name.tsx'
import { Emblem } from '../company/emblem.tsx'
import styles from './logo.module.css'

export const Logo = () => (
  <Link to="/" className={styles.logo}>
    <Emblem />
    <CompanyName />
    <span className="sr">{enSite.labels.home}</span>
  </Link>
)
