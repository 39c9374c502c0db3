import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { enInbox } from '../../../translations/en/inbox.ts'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  hint?: string | undefined
  problem?: string | undefined
  /** After the control. */
  children?: ReactNode
}

/** A labelled input with its hint and what is wrong with it. */
export function TextField({ label, hint, problem, className, children, ...input }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className={children ? 'with-button' : undefined}>
        <input
          {...input}
          id={id}
          className={['input', className].filter(Boolean).join(' ')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
        />
        {children}
      </div>
      {problem && (
        <span className="problem" id={`${id}-problem`} role="alert">
          {problem}
        </span>
      )}
    </div>
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
      <button type="button" className="text-button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? enInbox.signIn.hide : enInbox.signIn.show}
        <span className="sr"> {props.label}</span>
      </button>
    </TextField>
  )
}
