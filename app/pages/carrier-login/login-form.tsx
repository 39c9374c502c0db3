import { useState } from 'react'
import { login } from '../../../domain/forms/login.ts'
import { en } from '../../../translations/en/en.ts'
import { enLoginForm } from '../../../translations/en/forms/login.ts'
import { carrierLogin } from '../../../translations/en/pages/carrier-login.tsx'
import { FormView } from '../../features/forms/form-view.tsx'
import { Notice } from '../../ui/notice.tsx'

/** A demonstration: checks what is typed and sends nothing. */
export function LoginForm() {
  const [isShown, setShown] = useState(false)
  return (
    <div className="stack">
      <div role="status">{isShown && <DemoMode />}</div>
      <FormView
        definition={login}
        texts={enLoginForm}
        submitLabel={en.signInLabel}
        wide
        onSubmit={() => {
          setShown(true)
          return undefined
        }}
      />
      <noscript>
        <DemoMode />
      </noscript>
    </div>
  )
}

const DemoMode = () => <Notice title={carrierLogin.demo.title}>{carrierLogin.demo.text}</Notice>
