import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { enInbox } from '../../../domain/messages/en-inbox.ts'
import { ask } from '../../features/inbox/inbox-api.ts'
import { RecoveryCodes } from '../../features/inbox/recovery-codes.tsx'
import { type StaffUser, signOut } from '../../features/inbox/session.ts'
import { StaffPage } from '../../features/inbox/staff-page.tsx'
import { PasswordField } from '../../features/inbox/text-field.tsx'
import { useSending } from '../../features/inbox/use-sending.ts'
import { Head } from '../../seo/head.tsx'
import { ErasePerson } from './erase-person.tsx'
import { type OpenSession, SessionList } from './session-list.tsx'

const { account: texts, recoveryCodes, signIn, staff } = enInbox

export const handle = { staff: true }

export default function AccountPage() {
  return (
    <>
      <Head path="/admin/account" />
      <StaffPage current="account" title={texts.title}>
        {(user) => <Account user={user} />}
      </StaffPage>
    </>
  )
}

function Account({ user }: { user: StaffUser }) {
  const [sessions, setSessions] = useState<OpenSession[]>()
  const navigate = useNavigate()
  const load = useCallback(async () => {
    const answer = await ask<{ sessions: OpenSession[] }>('/api/inbox/account')
    if (answer.ok) setSessions(answer.body.sessions)
  }, [])
  useEffect(() => void load(), [load])

  const leave = async () => {
    await signOut()
    navigate('/admin/sign-in')
  }
  return (
    <div className="account">
      <div className="part account-head">
        <div>
          <h1>{texts.title}</h1>
          <p>
            <bdi>{user.name}</bdi>, <bdi>{user.email}</bdi>
          </p>
        </div>
        <button type="button" className="button line compact" onClick={() => void leave()}>
          {staff.signOut}
        </button>
      </div>
      <SessionList sessions={sessions} onEnded={load} />
      <ChangePassword onChanged={load} />
      <NewCodes hasSecondFactor={user.hasSecondFactor} />
      <ErasePerson />
    </div>
  )
}

function ChangePassword({ onChanged }: { onChanged(): void }) {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isDone, setDone] = useState(false)
  const { send } = useSending()
  const change = () =>
    send(async () => {
      setProblem(undefined)
      setDone(false)
      const body = { currentPassword: current, newPassword: password }
      const answer = await ask('/api/auth/change-password', { body })
      if (!answer.ok) return setProblem(answer.message || staff.failed)
      setDone(true)
      setCurrent('')
      setPassword('')
      onChanged()
    })
  return (
    <section className="part" aria-labelledby="password-heading">
      <h2 id="password-heading">{texts.change}</h2>
      <form
        className="narrow"
        onSubmit={(event) => {
          event.preventDefault()
          void change()
        }}
      >
        <PasswordField
          label={signIn.currentPassword}
          autoComplete="current-password"
          required
          value={current}
          onChange={({ target }) => setCurrent(target.value)}
        />
        <PasswordField
          label={signIn.newPassword}
          autoComplete="new-password"
          required
          value={password}
          problem={problem}
          onChange={({ target }) => setPassword(target.value)}
        />
        <div className="acts">
          <button type="submit" className="button line compact">
            {texts.change}
          </button>
          <p role="status">{isDone && texts.changed}</p>
        </div>
      </form>
    </section>
  )
}

function NewCodes({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  const [password, setPassword] = useState('')
  const [codes, setCodes] = useState<string[]>()
  const [problem, setProblem] = useState<string>()
  const { send } = useSending()
  const make = () =>
    send(async () => {
      setProblem(undefined)
      const answer = await ask<{ backupCodes: string[] }>('/api/auth/two-factor/generate-backup-codes', {
        body: { password },
      })
      setPassword('')
      if (answer.ok) setCodes(answer.body.backupCodes)
      else setProblem(answer.message || staff.failed)
    })
  if (codes)
    return (
      <div className="part">
        <RecoveryCodes codes={codes} action={recoveryCodes.done} onDone={() => setCodes(undefined)} />
      </div>
    )
  return (
    <section className="part" aria-labelledby="factor-heading">
      <h2 id="factor-heading">{texts.secondFactor}</h2>
      <p className="quiet">
        {hasSecondFactor ? `${texts.secondFactorOn} ${texts.codesHint}` : texts.secondFactorOff}
      </p>
      {hasSecondFactor && (
        <form
          className="narrow"
          onSubmit={(event) => {
            event.preventDefault()
            void make()
          }}
        >
          <PasswordField
            label={signIn.setUpPassword}
            autoComplete="current-password"
            required
            value={password}
            problem={problem}
            onChange={({ target }) => setPassword(target.value)}
          />
          <div className="acts">
            <button type="submit" className="button line compact">
              {texts.makeCodes}
            </button>
          </div>
        </form>
      )}
    </section>
  )
}
