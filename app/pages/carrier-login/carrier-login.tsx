import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { carrierLogin as texts } from '../../../translations/en/pages/carrier-login.tsx'
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
          <h1>{texts.head.title}</h1>
          <p className={styles.lead}>{texts.head.lead}</p>
          <LoginForm />
          <p className={`small quiet ${styles.other}`}>
            {texts.head.other((label) => (
              <Link to="/carriers">{label}</Link>
            ))}
          </p>
        </div>
        <Tabs label={texts.portal.name} items={tabs} />
      </Columns>
    </PlainPage>
  )
}

const { loads, documents, payments, profile } = texts.portal

const tabs = [
  tab(loads, <Truck kind="van" />),
  tab(documents, <Sheet art={setUp} />),
  tab(payments, <Sheet art={pay} />),
  tab(profile, <Sheet art={application} />),
]

function tab({ name, features }: { name: string; features: readonly string[] }, drawing: ReactNode) {
  const children = (
    <div className={styles.feature}>
      <h2>{name}</h2>
      <CheckList items={features} />
      <div className={styles.art}>{drawing}</div>
    </div>
  )
  return { name, children }
}
