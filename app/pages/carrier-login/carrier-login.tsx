import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Sheet } from '../../features/drawings/drawing.tsx'
import { Truck } from '../../features/drawings/elevations.tsx'
import { application, pay, setUp } from '../../features/drawings/papers.ts'
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
          <p className={styles.lead}>
            A demonstration of the portal&nbsp;to&nbsp;come. Nothing you type here is sent.
          </p>
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

const tabs = [
  tab('Loads', <Truck kind="van" />, [
    'View and accept loads',
    'Real-time tracking',
    'Electronic proof of delivery',
    'History and metrics',
  ]),
  tab('Documents', <Sheet art={setUp} />, [
    'Upload documents',
    'Insurance certificates',
    'Operating authority',
    'W-9 and tax forms',
  ]),
  tab('Payments', <Sheet art={pay} />, [
    'Status and history',
    'Quick Pay enrollment',
    'Invoice submission',
    'Dispute resolution',
  ]),
  tab('Profile', <Sheet art={application} />, ['Company info', 'Equipment', 'Lane preferences', 'Contacts']),
]

function tab(name: string, drawing: ReactNode, features: readonly string[]) {
  const children = (
    <div className={styles.feature}>
      <h2>{name}</h2>
      <CheckList items={features} />
      <div className={styles.art}>{drawing}</div>
    </div>
  )
  return { name, children }
}
