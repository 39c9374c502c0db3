import { Link } from 'react-router'
import { carrierLogin as texts } from '../../../translations/en/pages/carrier-login.tsx'
import { DispatchMail, DispatchPhone } from '../../company/contact-links.tsx'
import { Head } from '../../seo/head.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { CheckList } from '../../ui/lists/check-list.tsx'
import { PlainPage } from '../../ui/page/plain-page.tsx'
import { Pair } from '../../ui/page/section.tsx'
import styles from './carrier-login.module.css'
import { LoginForm } from './login-form.tsx'

export default function CarrierLogin() {
  return (
    <PlainPage path="/carrier/login">
      <Head path="/carrier/login" />
      <Pair>
        <div>
          <h1>{texts.head.title}</h1>
          <p className="lead mt-3 mb-5 balance">{texts.head.lead}</p>
          <LoginForm />
        </div>
        <div className={styles.portal}>
          <h2>{texts.portal.name}</h2>
          <Tabs label={texts.portal.name} items={tabs} />
        </div>
      </Pair>
      <p className={`small steel ${styles.other}`}>{texts.head.today(<DispatchPhone />, <DispatchMail />)}</p>
      <p className="small steel">
        {texts.head.other((label) => (
          <Link to="/carriers">{label}</Link>
        ))}
      </p>
    </PlainPage>
  )
}

const { loads, documents, payments, profile } = texts.portal

const tabs = [loads, documents, payments, profile].map(({ name, features }) => ({
  name,
  children: (
    <>
      <h3 className={styles.name}>{name}</h3>
      <CheckList items={features} />
    </>
  ),
}))
