import { useEffect, useRef, useState } from 'react'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import { CodeField, TextField } from '../../../features/inbox/controls/text-field.tsx'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { useSending } from '../../../features/inbox/use-sending.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Check } from '../../../ui/controls/field.tsx'
import type { Next } from './next-step.ts'
import styles from './sign-in.module.css'

const { signIn: texts, staff } = enInbox

type Factor = 'code' | 'recovery'

export function CodeStep({ onNext, onBack }: { onNext(next: Next): void; onBack(): void }) {
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const [problem, setProblem] = useState<{ of: Factor; text: string }>()
  const { send } = useSending()
  const heading = useFocusedHeading()

  const verify = (of: Factor, code: string) =>
    send(async () => {
      setProblem(undefined)
      const result = await callApi<{ next: Next }>(
        of === 'code' ? '/api/auth/two-factor/verify-totp' : '/api/auth/two-factor/verify-backup-code',
        { body: of === 'code' ? { code, trustDevice } : { code } },
      )
      if (result.ok) return onNext(result.body.next)
      setProblem({ of, text: result.message || staff.failed })
    })

  return (
    <>
      <span className="mb-1 text-sm accent block">{texts.stepOf(2, 2)}</span>
      <h1 ref={heading} tabIndex={-1}>
        {texts.code}
      </h1>
      <p className="mt-1 slate">{texts.codeHint}</p>
      <form
        className={`grid gap-4 to-start ${styles.digits}`}
        onSubmit={(event) => {
          event.preventDefault()
          void verify('code', code)
        }}
      >
        <CodeField
          label={texts.codeLabel}
          value={code}
          problem={problem?.of === 'code' ? problem.text : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
        <Check checked={trustDevice} onChange={({ target }) => setTrustDevice(target.checked)}>
          <span>
            {texts.trustDevice}
            <small className="block mt-1 steel">{texts.trustDeviceHint}</small>
          </span>
        </Check>
        <Button type="submit" size="compact" arrow>
          {texts.goOn}
        </Button>
      </form>
      <RecoveryForm
        problem={problem?.of === 'recovery' ? problem.text : undefined}
        onSend={(code) => void verify('recovery', code)}
      />
      <p className="not-empty text-sm steel">{texts.noPhone}</p>
      <button type="button" className={controls.text} onClick={onBack}>
        {texts.again}
      </button>
    </>
  )
}

interface RecoveryProps {
  problem: string | undefined
  onSend(code: string): void
}

function RecoveryForm({ problem, onSend }: RecoveryProps) {
  const [code, setCode] = useState('')
  return (
    <form
      className="pt-5 lined grid gap-4 to-start"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(code)
      }}
    >
      <TextField
        label={texts.recovery}
        hint={texts.recoveryHint}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required
        value={code}
        problem={problem}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" look="line" size="compact">
        {texts.useRecovery}
      </Button>
    </form>
  )
}

/** Each step has a heading of its own; the focus goes there, so that it is read out. */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
