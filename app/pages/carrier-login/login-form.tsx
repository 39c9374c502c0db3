import { useState } from 'react'
import { login } from '../../../domain/login.ts'
import { FormView } from '../../features/forms/form-view.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './login-form.module.css'

/** A demonstration: it checks what is typed, says so, and forgets it. */
export function LoginForm() {
  const [told, setTold] = useState(false)
  return (
    <>
      <div role="status">{told && <DemoMode />}</div>
      <div className={styles.form}>
        <FormView
          questions={login}
          id="login"
          submit="Sign in"
          wide
          onAnswers={() => {
            setTold(true)
            return undefined
          }}
        />
      </div>
      <noscript>
        <DemoMode />
      </noscript>
    </>
  )
}

const DemoMode = () => (
  <Notice title="Demo Mode">
    Login will be implemented with backend integration. Nothing you typed was sent.
  </Notice>
)
