import { useRef, useState } from 'react'
import { enInbox } from '../../../../translations/en/inbox.ts'
import controls from '../../../features/inbox/controls.module.css'
import { HostileText } from '../../../features/inbox/hostile-text.tsx'
import { callConfirmed } from '../../../features/inbox/inbox-api.ts'
import { LazyDialog } from '../../../features/inbox/lazy-dialog.tsx'
import { Moment, Tag } from '../../../features/inbox/marks.tsx'
import { Lines, Part } from '../../../features/inbox/part.tsx'
import { PasswordForm } from '../../../features/inbox/password-form.tsx'
import { momentText } from '../../../features/inbox/times.ts'
import { useNow } from '../../../features/inbox/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './account.module.css'

const { account: texts, export: exportTexts, staff } = enInbox

export interface OpenSession {
  id: string
  createdAt: string
  usedAt: string
  device: string | null
  isThis: boolean
}

interface Props {
  sessions: OpenSession[] | undefined
  onEnded(): void
}

/** Where the person is signed in; to end a session asks for the password once more. */
export function SessionList({ sessions, onEnded }: Props) {
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  const [ending, setEnding] = useState<OpenSession>()
  const [isOpen, setOpen] = useState(false)
  const [status, setStatus] = useState('')

  const end = async (password: string) => {
    const path = `/api/inbox/account/sessions/${encodeURIComponent(ending?.id ?? '')}`
    const answer = await callConfirmed(password, path, { method: 'DELETE' })
    if (!answer.ok) return { problem: answer.message || staff.failed }
    setOpen(false)
    setStatus(texts.ended)
    onEnded()
    return { done: texts.ended }
  }

  return (
    <Part
      name="sessions"
      title={texts.sessions}
      note={sessions?.length === 1 ? texts.onlySession : texts.sessionsHint}
      headingRef={heading}
    >
      <Lines>
        {sessions?.map((session) => {
          const { id, createdAt, usedAt, device, isThis } = session
          return (
            <li key={id} className={styles.item}>
              <span>
                <b>
                  <HostileText>{deviceText(device)}</HostileText>
                </b>{' '}
                {isThis && <Tag>{texts.thisOne}</Tag>}
              </span>
              <span className={styles.detail}>
                {texts.since(momentText(createdAt, now))}, {texts.lastUsed} <Moment iso={usedAt} now={now} />
              </span>
              {!isThis && (
                <Button
                  look="line"
                  className={controls.tight}
                  aria-haspopup="dialog"
                  onClick={() => {
                    setEnding(session)
                    setOpen(true)
                  }}
                >
                  {texts.end}
                  <span className="sr"> {texts.endLabel(momentText(createdAt, now))}</span>
                </Button>
              )}
            </li>
          )
        })}
      </Lines>
      <p role="status" className={controls.hint}>
        {status}
      </p>
      <LazyDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.endTitle}
        note={texts.endNote(deviceText(ending?.device ?? null))}
        returnTo={() => heading.current ?? undefined}
      >
        <PasswordForm label={exportTexts.password} action={texts.endSubmit} isInDialog onSubmit={end} />
      </LazyDialog>
    </Part>
  )
}

/** The browser and the system, where the header names those that are known. */
function deviceText(device: string | null): string {
  const find = (names: readonly string[]) => names.find((name) => device?.includes(name))
  const browser = find(['Edg', 'Firefox', 'Chrome', 'Safari'])?.replace('Edg', 'Edge')
  const system = find(['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'])
  return [browser, system].filter(Boolean).join(', ') || device?.slice(0, 60) || '?'
}
