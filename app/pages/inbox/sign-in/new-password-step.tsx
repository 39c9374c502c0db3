import { useState } from 'react'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { PasswordField } from '../../../features/inbox/controls/text-field.tsx'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { useSending } from '../../../features/inbox/use-sending.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFocusedHeading } from './code-step.tsx'
import type { Next } from './next-step.ts'

const { signIn: texts, staff } = enInbox

interface Props {
  /** The one-time password, where it was just typed. */
  current: string
  /** The second factor was set up before: the password was reset. */
  isReset: boolean
  onNext(next: Next, password: string): void
}

export function NewPasswordStep({ current, isReset, onNext }: Props) {
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const { send } = useSending()
  const heading = useFocusedHeading()

  const submit = () =>
    send(async () => {
      setProblem(undefined)
      const body = { currentPassword: current || typed, newPassword: password }
      const result = await callApi<{ next: Next }>('/api/auth/change-password', { body })
      if (result.ok) return onNext(result.body.next, password)
      setProblem(result.message || staff.failed)
    })

  return (
    <>
      {!isReset && <span className="mb-1 text-sm accent block">{texts.firstSignIn(1)}</span>}
      <h1 ref={heading} tabIndex={-1}>
        {texts.choosePassword}
      </h1>
      <p className="mt-1 slate">{texts.choosePasswordHint}</p>
      <form
        className="grid gap-4 to-start"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {current === '' && (
          <PasswordField
            label={texts.currentPassword}
            autoComplete="current-password"
            required
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <PasswordField
          label={texts.newPassword}
          hint={texts.passwordHint}
          autoComplete="new-password"
          required
          value={password}
          problem={problem}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" size="wide" arrow>
          {texts.goOn}
        </Button>
      </form>
    </>
  )
}
