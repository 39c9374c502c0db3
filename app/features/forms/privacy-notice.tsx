import { Link } from 'react-router'
import { enPrivacyNotice as texts } from '../../../translations/en/privacy-notice.tsx'
import { RetentionDays } from '../../settings/settings.tsx'
import styles from './form-view.module.css'

/** At every form that is sent: what for, for how long, and where the rest is said. */
export const PrivacyNotice = ({ use }: { use: string }) => (
  <p className={`small quiet ${styles.privacy}`}>
    {use}
    {texts.kept(<RetentionDays />)}
    <Link to="/privacy-policy">{texts.policy}</Link>
  </p>
)
