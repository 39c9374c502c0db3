import { useEffect, useEffectEvent, useState } from 'react'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import { RecoveryCodes } from '../../../features/inbox/controls/recovery-codes.tsx'
import { CodeField, PasswordField } from '../../../features/inbox/controls/text-field.tsx'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { useSending } from '../../../features/inbox/use-sending.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFocusedHeading } from './code-step.tsx'
import { QrCode } from './qr-code.tsx'
import own from './second-factor-step.module.css'

const { signIn: texts, recoveryCodes, staff } = enInbox

interface Enabled {
  totpURI: string
  backupCodes: string[]
}

export function SecondFactorStep({ password, onDone }: { password: string; onDone(): void }) {
  const [enabled, setEnabled] = useState<Enabled>()
  const [isVerified, setVerified] = useState(false)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const { send } = useSending()

  const enable = (given: string) =>
    send(async () => {
      setProblem(undefined)
      const result = await callApi<Enabled>('/api/auth/two-factor/enable', { body: { password: given } })
      if (result.ok) setEnabled(result.body)
      else setProblem(result.message || staff.failed)
    })
  const begin = useEffectEvent(() => {
    if (password !== '') void enable(password)
  })
  useEffect(() => begin(), [])

  if (isVerified && enabled)
    return (
      <RecoveryCodes codes={enabled.backupCodes} action={recoveryCodes.toInbox} onDone={onDone} isFirst />
    )
  if (enabled) return <Enrolment uri={enabled.totpURI} onVerified={() => setVerified(true)} />
  return (
    <>
      <span className="mb-1 text-sm accent block">{texts.firstSignIn(2)}</span>
      <h1>{texts.setUp}</h1>
      <p className="mt-1 slate">{texts.setUpHint}</p>
      <form
        className="grid gap-4 to-start"
        onSubmit={(event) => {
          event.preventDefault()
          void enable(typed)
        }}
      >
        <PasswordField
          label={texts.setUpPassword}
          autoComplete="current-password"
          required
          value={typed}
          problem={problem}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="wide" arrow>
          {texts.showKey}
        </Button>
      </form>
    </>
  )
}

function Enrolment({ uri, onVerified }: { uri: string; onVerified(): void }) {
  const heading = useFocusedHeading()
  const secret = URL.parse(uri)?.searchParams.get('secret') ?? ''
  return (
    <>
      <span className="mb-1 text-sm accent block">{texts.firstSignIn(2)}</span>
      <h1 ref={heading} tabIndex={-1}>
        {texts.setUp}
      </h1>
      <p className="mt-1 slate">{texts.setUpHint}</p>
      <div className={own.columns}>
        <div>
          <QrCode text={uri} label={texts.qr} />
          <p className="not-empty text-sm steel">
            {texts.onThisPhone} <a href={uri}>{texts.openApp}</a>
          </p>
        </div>
        <ol className="grid gap-2">
          <li className="grid">
            <span>{texts.scan}</span>
          </li>
          <li className="grid">
            <span>
              {texts.typeKey}
              <code className="block mt-1 py-2 px-3 r2 well anywhere">
                {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
              </code>
            </span>
          </li>
          <li className="grid">
            <span>
              {texts.pasteAddress} <CopyUri uri={uri} />
            </span>
          </li>
          <li className="grid">
            <FirstCode onVerified={onVerified} />
          </li>
        </ol>
      </div>
    </>
  )
}

function CopyUri({ uri }: { uri: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(uri).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <button type="button" className={controls.text} onClick={() => void copy()}>
      {isCopied ? recoveryCodes.copied : texts.copyAddress}
    </button>
  )
}

/** The first code of the authenticator app proves that it has the key. */
function FirstCode({ onVerified }: { onVerified(): void }) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const { send } = useSending()
  const verify = () =>
    send(async () => {
      setProblem(undefined)
      const response = await callApi('/api/auth/two-factor/verify-totp', { body: { code } })
      if (response.ok) onVerified()
      else setProblem(response.message || staff.failed)
    })
  return (
    <form
      className="grid gap-4 to-start"
      onSubmit={(event) => {
        event.preventDefault()
        void verify()
      }}
    >
      <CodeField
        label={texts.typeCode}
        value={code}
        problem={problem}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" size="compact" arrow>
        {texts.goOn}
      </Button>
    </form>
  )
}
