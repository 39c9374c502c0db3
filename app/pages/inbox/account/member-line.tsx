import { useState } from 'react'
import type { OneTimePassword, StaffAccount } from '../../../../domain/staff/staff-account.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import { LazyDialog } from '../../../features/inbox/controls/lazy-dialog.tsx'
import { PasswordForm } from '../../../features/inbox/controls/password-form.tsx'
import { callConfirmed } from '../../../features/inbox/inbox-api.ts'
import { HostileText } from '../../../features/inbox/submission/hostile-text.tsx'
import { Tag } from '../../../features/inbox/submission/marks.tsx'
import { momentText } from '../../../features/inbox/times.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Check } from '../../../ui/controls/field.tsx'
import styles from './account.module.css'

const { staffAccounts: texts, staff } = enInbox

interface Props {
  account: StaffAccount
  isMe: boolean
  now: number
  /** Where the focus goes from a dialog whose button may be gone. */
  returnTo(): HTMLElement | undefined
  onGiven(given: OneTimePassword): void
  /** With what was done, in words. */
  onChanged(done: string): void
}

type Change = 'role' | 'reset' | 'remove'

export function MemberLine(props: Props) {
  const { account, isMe, now } = props
  const [change, setChange] = useState<Change>('role')
  const [isOpen, setOpen] = useState(false)
  const open = (chosen: Change) => {
    setChange(chosen)
    setOpen(true)
  }
  const actions: Record<Change, string> = {
    role: account.role === 'owner' ? texts.makeDispatcher : texts.makeOwner,
    reset: texts.reset,
    remove: texts.remove,
  }
  return (
    <li className={`gap-1 py-3 grid ${styles.member}`}>
      <span>
        <b>
          <HostileText>{account.name}</HostileText>
        </b>{' '}
        <Tag>{texts.roles[account.role]}</Tag> {isMe && <Tag>{staff.you}</Tag>}
      </span>
      <span className={styles.detail}>
        <bdi>{account.email}</bdi>, {standingOf(account, now)}
      </span>
      {!isMe && (
        <div className="flex wrap gap-2 mt-1">
          {(['role', 'reset', 'remove'] as const).map((one) => (
            <Button
              key={one}
              look="line"
              className={controls.tight}
              aria-haspopup="dialog"
              onClick={() => open(one)}
            >
              {actions[one]}
              <span className="sr"> {account.name}</span>
            </Button>
          ))}
        </div>
      )}
      <ChangeDialog {...props} change={change} isOpen={isOpen} onClose={() => setOpen(false)} />
    </li>
  )
}

function standingOf({ hasSecondFactor, oneTimePasswordUntil }: StaffAccount, now: number): string {
  if (oneTimePasswordUntil === null) return hasSecondFactor ? texts.withCode : texts.withoutCode
  const isOver = Date.parse(oneTimePasswordUntil) < now
  return isOver ? texts.expired : texts.waits(momentText(oneTimePasswordUntil, now))
}

interface DialogProps extends Props {
  change: Change
  isOpen: boolean
  onClose(): void
}

function ChangeDialog({ account, change, isOpen, onClose, returnTo, onGiven, onChanged }: DialogProps) {
  const [isPhoneLost, setPhoneLost] = useState(false)
  const { name, role } = account
  const path = `/api/inbox/staff/accounts/${encodeURIComponent(account.id)}`
  const newRole = role === 'owner' ? 'dispatcher' : 'owner'
  const {
    title,
    note,
    action,
    path: at,
    method,
    body,
    done,
  } = {
    role: {
      ...(newRole === 'owner'
        ? { title: texts.ownerTitle(name), note: texts.ownerNote, action: texts.makeOwner }
        : { title: texts.dispatcherTitle(name), note: texts.dispatcherNote, action: texts.makeDispatcher }),
      path,
      method: 'PATCH',
      body: { role: newRole },
      done: texts.changed(name),
    },
    reset: {
      title: texts.resetTitle(name),
      note: texts.resetNote,
      action: texts.resetSubmit,
      path: `${path}/reset`,
      method: 'POST',
      body: { isPhoneLost },
      done: '',
    },
    remove: {
      title: texts.removeTitle(name),
      note: texts.removeNote,
      action: texts.remove,
      path,
      method: 'DELETE',
      body: undefined,
      done: texts.removed(name),
    },
  }[change]

  const submit = async (password: string) => {
    const result = await callConfirmed<OneTimePassword>(password, at, { method, body })
    if (!result.ok) return { problem: result.message || staff.failed }
    onClose()
    setPhoneLost(false)
    if (change === 'reset') onGiven(result.body)
    else onChanged(done)
    return { done: '' }
  }
  return (
    <LazyDialog isOpen={isOpen} onClose={onClose} title={title} note={note} returnTo={returnTo}>
      <PasswordForm label={texts.password} action={action} isInDialog onSubmit={submit}>
        {change === 'reset' && account.hasSecondFactor && (
          <Check checked={isPhoneLost} onChange={({ target }) => setPhoneLost(target.checked)}>
            {texts.isPhoneLost}
          </Check>
        )}
      </PasswordForm>
    </LazyDialog>
  )
}
