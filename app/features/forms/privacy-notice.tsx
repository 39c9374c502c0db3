import { Link } from 'react-router'
import { RetentionDays } from '../../settings/settings.tsx'
import styles from './form-view.module.css'

/** At every form that is sent: what for, for how long, and where the rest is said. */
export const PrivacyNotice = ({ use }: { use: string }) => (
  <p className={`small quiet ${styles.privacy}`}>
    {use} We erase it after <RetentionDays /> days. <Link to="/privacy-policy">Privacy policy</Link>
  </p>
)
