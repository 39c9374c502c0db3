import { useCallback, useEffect, useRef, useState } from 'react'
import type { OneTimePassword, StaffAccount } from '../../../../domain/staff/staff-account.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { Lines, Part } from '../../../features/inbox/page/part.tsx'
import { StaffPage } from '../../../features/inbox/page/staff-page.tsx'
import type { StaffUser } from '../../../features/inbox/session.ts'
import { useNow } from '../../../features/inbox/use-now.ts'
import { Head } from '../../../seo/head.tsx'
import styles from './account.module.css'
import { AddMember } from './add-member.tsx'
import { MemberLine } from './member-line.tsx'
import { OneTimePasswordShown } from './one-time-password.tsx'

const { staffAccounts: texts, staff } = enInbox

export const handle = { staff: true }

export default function StaffAccountsPage() {
  return (
    <>
      <Head path="/admin/staff" />
      <StaffPage current="staff" title={texts.title}>
        {(user) => (
          <div className={styles.account}>
            <div className={styles.head}>
              <h1 className="head-md">{texts.title}</h1>
              <p className="mt-1 anywhere">{user.role === 'owner' ? texts.intro : texts.ownersOnly}</p>
            </div>
            {user.role === 'owner' && <Accounts user={user} />}
          </div>
        )}
      </StaffPage>
    </>
  )
}

function Accounts({ user }: { user: StaffUser }) {
  const now = useNow()
  const [accounts, setAccounts] = useState<StaffAccount[]>()
  const [given, setGiven] = useState<OneTimePassword>()
  const [status, setStatus] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const load = useCallback(async () => {
    const result = await callApi<{ accounts: StaffAccount[] }>('/api/inbox/staff/accounts')
    if (result.ok) setAccounts(result.body.accounts)
    else setStatus(result.message || staff.failed)
  }, [])
  useEffect(() => void load(), [load])

  const give = (password: OneTimePassword) => {
    setStatus('')
    setGiven(password)
    void load()
  }
  return (
    <>
      {given && (
        <OneTimePasswordShown
          key={given.oneTimePassword}
          given={given}
          onDone={() => {
            setGiven(undefined)
            heading.current?.focus()
          }}
        />
      )}
      <Part name="accounts" title={texts.list} note={texts.listNote} headingRef={heading}>
        <Lines isBusy={!accounts}>
          {accounts?.map((account) => (
            <MemberLine
              key={account.id}
              account={account}
              isMe={account.email === user.email}
              now={now}
              returnTo={() => heading.current ?? undefined}
              onGiven={give}
              onChanged={(done) => {
                setStatus(done)
                void load()
              }}
            />
          ))}
        </Lines>
        <p role="status" className="not-empty text-sm steel">
          {status}
        </p>
      </Part>
      <AddMember onGiven={give} />
    </>
  )
}
