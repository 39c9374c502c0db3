import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { useSending } from '../use-sending.ts'
import controls from './controls.module.css'
import { PasswordField } from './text-field.tsx'

interface PasswordResult {
  problem?: string
  /** Said when it is done. */
  done?: string
}

interface Props {
  /** Of the password. */
  label: string
  /** On the button. */
  action: string
  /** Of the button; in a dialog it is the dialog's main one. */
  look?: ComponentProps<typeof Button>['look'] | 'danger'
  isInDialog?: boolean
  /** Said while it runs. */
  progress?: string
  /** Before the password. */
  children?: ReactNode
  /** After the password. */
  after?: ReactNode
  onSubmit(password: string): Promise<PasswordResult>
}

/** A form that asks for the password once more; it is cleared once it was right. */
export function PasswordForm(props: Props) {
  const { label, action, isInDialog = false, look = isInDialog ? 'amber' : 'line', progress = '' } = props
  const [password, setPassword] = useState('')
  const [{ problem, done = '' }, setOutcome] = useState<PasswordResult>({})
  const { isSending, send } = useSending()

  const submit = () =>
    send(async () => {
      setOutcome({})
      const outcome = await props.onSubmit(password)
      if (outcome.done !== undefined) setPassword('')
      setOutcome(outcome)
    })

  return (
    <form
      className={isInDialog ? `${controls.form} ${controls.inDialog}` : controls.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {props.children}
      <PasswordField
        label={label}
        autoComplete="current-password"
        required
        value={password}
        problem={problem}
        onChange={({ target }) => setPassword(target.value)}
      />
      {props.after}
      <div className="cluster gap-2 gap-x-3">
        <Button
          type="submit"
          size="compact"
          look={look === 'danger' ? 'line' : look}
          className={look === 'danger' ? controls.danger : undefined}
          aria-disabled={isSending || undefined}
        >
          {action}
        </Button>
        <p role="status" className="not-empty text-sm steel">
          {isSending ? progress : done}
        </p>
      </div>
    </form>
  )
}
