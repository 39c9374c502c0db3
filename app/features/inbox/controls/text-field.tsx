import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { describedBy, Field, Input } from '../../../ui/controls/field.tsx'
import controls from './controls.module.css'

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: ReactNode
  hint?: string | undefined
  problem?: string | undefined
  /** At the end of the control. */
  children?: ReactNode
}

/** A field with an id of its own; what is wrong with it is read out at once. */
export function TextField({ label, hint, problem, children, ...input }: Props) {
  const id = useId()
  const control = (
    <Input
      {...input}
      id={id}
      aria-invalid={problem ? true : undefined}
      aria-describedby={describedBy(id, { hint, problem })}
    />
  )
  return (
    <Field id={id} label={label} hint={hint} problem={problem} isUrgent>
      {children ? (
        <div className={controls.withButton}>
          {control}
          {children}
        </div>
      ) : (
        control
      )}
    </Field>
  )
}

export function PasswordField(props: Omit<Props, 'type' | 'children'>) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    >
      <button
        type="button"
        className={`absolute ${controls.text}`}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? enInbox.signIn.hide : enInbox.signIn.show}
        <span className="sr"> {props.label}</span>
      </button>
    </TextField>
  )
}

/** For a code of the authenticator app, also with a space in its middle. */
export const CodeField = (props: Props) => (
  <TextField inputMode="numeric" autoComplete="one-time-code" maxLength={7} required {...props} />
)
