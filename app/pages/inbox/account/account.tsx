import { useCallback, useEffect, useState } from 'react'
import type { OwnSignInPlace } from '../../../../domain/staff/staff-account.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { enTemplates as templates } from '../../../../translations/en/staff/templates.ts'
import { PasswordForm } from '../../../features/inbox/controls/password-form.tsx'
import { RecoveryCodes } from '../../../features/inbox/controls/recovery-codes.tsx'
import { CodeField, PasswordField } from '../../../features/inbox/controls/text-field.tsx'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import part from '../../../features/inbox/page/part.module.css'
import { Part } from '../../../features/inbox/page/part.tsx'
import { StaffPage } from '../../../features/inbox/page/staff-page.tsx'
import type { StaffUser } from '../../../features/inbox/session.ts'
import { Head } from '../../../seo/head.tsx'
import { ButtonLink } from '../../../ui/controls/button.tsx'
import styles from './account.module.css'
import { AlertChoices } from './alert-choices.tsx'
import { DispatchMailChoices } from './dispatch-mail.tsx'
import { ErasePerson } from './erase-person.tsx'
import { PlaceList } from './sign-in-places.tsx'
import { SiteStatus } from './site-status.tsx'

const { account: texts, export: exportTexts, recoveryCodes, signIn, staff } = enInbox

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

interface Places {
  sessions: OwnSignInPlace[]
  trustedDevices: OwnSignInPlace[]
}

function Account({ user }: { user: StaffUser }) {
  const [{ sessions, trustedDevices }, setPlaces] = useState<Partial<Places>>({})
  const load = useCallback(async () => {
    const result = await callApi<Places>('/api/inbox/account')
    if (result.ok) setPlaces(result.body)
  }, [])
  useEffect(() => void load(), [load])

  return (
    <div className={styles.account}>
      <div className={styles.head}>
        <h1 className="head-md">{texts.title}</h1>
        <p className="mt-1 anywhere">
          <bdi>{user.name}</bdi>, <bdi>{user.email}</bdi>
        </p>
      </div>
      {user.role === 'owner' && <SiteStatus />}
      <PlaceList
        name="sessions"
        note={sessions?.length === 1 ? texts.onlySession : texts.sessionsHint}
        places={sessions}
        onEnded={load}
      />
      {user.hasSecondFactor && (
        <PlaceList
          name="trusted-devices"
          note={trustedDevices?.length === 0 ? texts.noTrustedDevice : texts.trustedDevicesHint}
          places={trustedDevices}
          onEnded={load}
        />
      )}
      <AlertChoices />
      <ChangePassword onChanged={load} />
      <NewCodes hasSecondFactor={user.hasSecondFactor} onChanged={load} />
      <Part name="templates" title={templates.title} note={templates.linkNote}>
        <ButtonLink look="line" size="compact" to="/admin/templates">
          {user.role === 'owner' ? templates.edit : templates.open}
        </ButtonLink>
      </Part>
      {user.role === 'owner' && <DispatchMailChoices />}
      {user.role === 'owner' && <ErasePerson />}
    </div>
  )
}

function ChangePassword({ onChanged }: { onChanged(): void }) {
  const [newPassword, setNewPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const change = async (currentPassword: string) => {
    setProblem(undefined)
    const result = await callApi('/api/auth/change-password', { body: { currentPassword, newPassword } })
    if (result.ok) {
      setNewPassword('')
      onChanged()
      return { done: texts.changed }
    }
    if (result.status !== 422) return { problem: result.message || staff.failed }
    setProblem(result.message)
    return {}
  }
  return (
    <Part name="password" title={texts.change}>
      <PasswordForm
        label={signIn.currentPassword}
        action={texts.change}
        onSubmit={change}
        after={
          <PasswordField
            label={signIn.newPassword}
            hint={signIn.passwordHint}
            autoComplete="new-password"
            required
            value={newPassword}
            problem={problem}
            onChange={({ target }) => setNewPassword(target.value)}
          />
        }
      />
    </Part>
  )
}

function NewCodes({ hasSecondFactor, onChanged }: { hasSecondFactor: boolean; onChanged(): void }) {
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<string[]>()
  const [problem, setProblem] = useState<string>()
  const make = async (password: string) => {
    setProblem(undefined)
    const result = await callApi<{ backupCodes: string[] }>('/api/auth/two-factor/generate-backup-codes', {
      body: { password, code },
    })
    if (result.ok) {
      setCode('')
      setCodes(result.body.backupCodes)
      onChanged()
      return { done: '' }
    }
    if (result.status !== 422) return { problem: result.message || staff.failed }
    setProblem(result.message)
    return {}
  }
  if (codes)
    return (
      <div className={part.part}>
        <RecoveryCodes codes={codes} action={recoveryCodes.done} onDone={() => setCodes(undefined)} />
      </div>
    )
  return (
    <Part
      name="factor"
      title={texts.secondFactor}
      note={hasSecondFactor ? `${texts.secondFactorOn} ${texts.codesHint}` : texts.secondFactorOff}
    >
      {!hasSecondFactor && (
        <ButtonLink look="line" size="compact" to="/admin/sign-in?to=/admin/account#second-factor">
          {texts.setUp}
        </ButtonLink>
      )}
      {hasSecondFactor && (
        <PasswordForm
          label={exportTexts.password}
          action={texts.makeCodes}
          onSubmit={make}
          after={
            <CodeField
              label={texts.code}
              value={code}
              problem={problem}
              onChange={({ target }) => setCode(target.value)}
            />
          }
        />
      )}
    </Part>
  )
}
