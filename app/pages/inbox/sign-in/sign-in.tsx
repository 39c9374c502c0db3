import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { CompanyName } from '../../../company/company-name.tsx'
import { Emblem } from '../../../company/emblem.tsx'
import { Sky } from '../../../features/drawings/sky.tsx'
import staff from '../../../features/inbox/page/staff-page.module.css'
import { returnUrl } from '../../../features/inbox/return-address.ts'
import { fetchSession, forgetUser } from '../../../features/inbox/session.ts'
import { forgetSubmissions } from '../../../features/inbox/stored.ts'
import { Head } from '../../../seo/head.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StartFailed } from '../../../ui/start-failed.tsx'
import { CodeStep } from './code-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import type { Next } from './next-step.ts'
import { PasswordStep } from './password-step.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'
import styles from './sign-in.module.css'

const { signIn: texts } = enInbox

export const handle = { staff: true }

const askedFor = (search: string): string | undefined => returnUrl(search, window.location.origin)

/** For a person who is signed in without a second factor. */
const SET_UP = '#second-factor'

export default function SignIn() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [step, setStep] = useState<Next | 'start'>('start')
  // Asked for again by the steps after it; it never leaves this page.
  const [password, setPassword] = useState('')
  const [hasCode, setHasCode] = useState(false)
  // Not while hydrating: the prerendered page knows of no query.
  const [cameBack, setCameBack] = useState(false)

  useEffect(() => setCameBack(askedFor(search) !== undefined), [search])
  useEffect(() => {
    void fetchSession().then((session) => {
      if (!session?.user) return forgetSubmissions('but drafts')
      const { hasSecondFactor } = session.user
      setHasCode(hasSecondFactor)
      const isAskedFor = !hasSecondFactor && location.hash === SET_UP
      setStep(session.needs ?? (isAskedFor ? 'second factor' : 'done'))
    })
  }, [])
  useEffect(() => {
    if (step !== 'done') return
    forgetUser()
    navigate(askedFor(search) ?? '/admin/inbox', { replace: true })
  }, [step, search, navigate])

  const goOn = (next: Next, given?: string) => {
    if (given !== undefined) setPassword(given)
    if (step === 'code') setHasCode(true)
    setStep(next)
  }
  return (
    <div className={`${staff.staff} ${styles.page}`}>
      <Head path="/admin/sign-in" />
      <header className={`night ${styles.sky}`}>
        <a className={`relative z-2 ${staff.logo}`} href="/">
          <Emblem />
          <CompanyName />
        </a>
        <p className="relative z-2">
          {texts.place}
          <small className="block mt-3 tracking-0 slate">{texts.forStaff}</small>
        </p>
        <Sky />
      </header>
      <main className="grid content-center" id="content">
        <div className={styles.step} data-start-after-load>
          <StartFailed />
          <noscript>
            <Notice title={enInbox.staff.needsScript} />
          </noscript>
          {step === 'code' ? (
            <CodeStep onNext={goOn} onBack={() => setStep('start')} />
          ) : step === 'password' ? (
            <NewPasswordStep current={password} isReset={hasCode} onNext={goOn} />
          ) : step === 'second factor' ? (
            <SecondFactorStep password={password} onDone={() => setStep('done')} />
          ) : (
            <PasswordStep cameBack={cameBack} onNext={goOn} />
          )}
        </div>
      </main>
    </div>
  )
}
