import { Link } from 'react-router'
import { Head } from '../../seo/head.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { Columns } from '../../ui/section.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './carrier-login.module.css'
import { LoginForm } from './login-form.tsx'

export default function CarrierLogin() {
  return (
    <PlainPage path="/carrier/login">
      <Head path="/carrier/login" />
      <Columns>
        <div>
          <h1>Carrier Portal</h1>
          <p className={styles.lead}>A demonstration of the portal to come. Nothing you type here is sent.</p>
          <LoginForm />
          <p className={`small quiet ${styles.other}`}>
            Not a carrier with us yet? <Link to="/carriers">Become a carrier</Link>
          </p>
        </div>
        <Tabs label="What the portal will do" items={tabs} />
      </Columns>
    </PlainPage>
  )
}

const features = {
  Loads: [
    'View and accept loads',
    'Real-time tracking',
    'Electronic proof of delivery',
    'History and metrics',
  ],
  Documents: ['Upload documents', 'Insurance certificates', 'Operating authority', 'W-9 and tax forms'],
  Payments: ['Status and history', 'Quick Pay enrollment', 'Invoice submission', 'Dispute resolution'],
  Profile: ['Company info', 'Equipment', 'Lane preferences', 'Contacts'],
}

const tabs = Object.entries(features).map(([name, items]) => ({
  name,
  children: (
    <>
      <h2 className={styles.feature}>{name}</h2>
      <CheckList items={items} />
    </>
  ),
}))
