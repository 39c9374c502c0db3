import { Link } from 'react-router'
import { LoginForm } from '../features/forms/login-form.tsx'
import { Head } from '../ui/head.tsx'
import { PlainPage } from '../ui/plain-page.tsx'
import { Columns } from '../ui/section.tsx'
import { breadcrumbs, webPage } from '../ui/structured.ts'
import { Tabs } from '../ui/tabs.tsx'
import { Ticks } from '../ui/ticks.tsx'
import styles from './carrier-login.module.css'

const here = {
  path: '/carrier/login',
  name: 'Carrier Login',
  description:
    'A demonstration of the carrier portal to come: loads, documents, payments and profile in one place. Nothing you type is sent.',
}
const above = { to: '/carriers', label: 'Carriers' }

export default function CarrierLogin() {
  return (
    <PlainPage above={[above]} here="Carrier Portal">
      <Head
        {...here}
        title={here.name}
        structured={[webPage(here), breadcrumbs({ to: here.path, label: here.name }, [above])]}
      />
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
      <Ticks items={items} />
    </>
  ),
}))
