import { useEffect, useState } from 'react'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { PasswordField, TextField } from '../../../features/inbox/controls/text-field.tsx'
import { type ApiRefusal, callApi } from '../../../features/inbox/inbox-api.ts'
import { hasDrafts } from '../../../features/inbox/stored.ts'
import { useSending } from '../../../features/inbox/use-sending.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Next } from './next-step.ts'
import styles from './sign-in.module.css'

const { signIn: texts, staff } = enInbox

interface Props {
  /** The visitor was led here from another page. */
  cameBack: boolean
  onNext(next: Next, password: string): void
}

export function PasswordStep({ cameBack, onNext }: Props) {
  // Before the application runs, the browser would send the form.
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const [refused, setRefused] = useState<ApiRefusal>()
  const { isSending, send } = useSending()

  const submit = (form: HTMLFormElement) =>
    send(async () => {
      setRefused(undefined)
      const typed = new FormData(form)
      const [email, password] = [String(typed.get('email')), String(typed.get('password'))]
      const result = await callApi<{ next: Next }>('/api/auth/sign-in/email', { body: { email, password } })
      if (result.ok) return onNext(result.body.next, password)
      setRefused(result)
    })

  return (
    <>
      <h1>{texts.title}</h1>
      {refused ? (
        <Refusal refused={refused} />
      ) : (
        cameBack && (
          <Notice title={texts.signInFirst}>
            {texts.signInFirstMore} {hasDrafts() && texts.draftsStay}
          </Notice>
        )
      )}
      <form
        className="grid gap-4 to-start"
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        <TextField label={texts.email} type="email" name="email" autoComplete="username" required />
        <PasswordField label={texts.password} name="password" autoComplete="current-password" required />
        <Button type="submit" size="wide" arrow disabled={!isReady} aria-disabled={isSending || undefined}>
          {texts.submit}
        </Button>
      </form>
      <p className="not-empty text-sm steel">{texts.firstTime}</p>
      <p className="not-empty text-sm steel">{texts.stay}</p>
    </>
  )
}

function Refusal({ refused }: { refused: ApiRefusal }) {
  if (refused.status === 429)
    return (
      <Notice role="alert" title={texts.waitSeconds(refused.retryAfter ?? 30)}>
        {texts.waitMore}
      </Notice>
    )
  return (
    <div className={styles.refusal} role="alert">
      <h2 className="head-xs error">
        {refused.status === 401 ? texts.wrong : refused.message || staff.failed}
      </h2>
      {refused.status === 401 && <p className="small">{texts.wrongMore}</p>}
    </div>
  )
}
