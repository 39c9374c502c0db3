import { useRef, useState } from 'react'
import type { OwnSignInPlace } from '../../../../domain/staff/staff-account.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import controls from '../../../features/inbox/controls/controls.module.css'
import { LazyDialog } from '../../../features/inbox/controls/lazy-dialog.tsx'
import { PasswordForm } from '../../../features/inbox/controls/password-form.tsx'
import { callConfirmed } from '../../../features/inbox/inbox-api.ts'
import { Lines, Part } from '../../../features/inbox/page/part.tsx'
import { HostileText } from '../../../features/inbox/submission/hostile-text.tsx'
import { Moment, Tag } from '../../../features/inbox/submission/marks.tsx'
import { momentText } from '../../../features/inbox/times.ts'
import { useNow } from '../../../features/inbox/use-now.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './account.module.css'

const { account: texts, export: exportTexts, staff } = enInbox

interface Props {
  /** Of the part; the calls that end one are below it. */
  name: 'sessions' | 'trusted-devices'
  note: string
  places: readonly OwnSignInPlace[] | undefined
  onEnded(): void
}

/** Where the person is signed in, or trusts the browser; to end that asks for the password once more. */
export function PlaceList({ name, note, places, onEnded }: Props) {
  const own = texts.places[name]
  /** Signing out ends this session; nothing else ends the trust in this device. */
  const canEndEach = name === 'trusted-devices'
  const now = useNow()
  const heading = useRef<HTMLHeadingElement>(null)
  /** Without one, all are ended. */
  const [ending, setEnding] = useState<OwnSignInPlace>()
  const [isOpen, setOpen] = useState(false)
  const [status, setStatus] = useState('')

  const end = async (password: string) => {
    const path = `/api/inbox/account/${name}${ending ? `/${encodeURIComponent(ending.id)}` : ''}`
    const result = await callConfirmed(password, path, { method: 'DELETE' })
    if (!result.ok) return { problem: result.message || staff.failed }
    setOpen(false)
    setStatus(ending ? own.ended : texts.allEnded)
    onEnded()
    return { done: '' }
  }
  const ask = (place?: OwnSignInPlace) => {
    setEnding(place)
    setOpen(true)
  }

  return (
    <Part name={name} title={own.title} note={note} headingRef={heading}>
      <Lines>
        {places?.map((place) => {
          const { id, createdAt, usedAt, device, isThis } = place
          return (
            <li key={id} className={styles.item}>
              <span>
                <b>
                  <HostileText>{deviceText(device)}</HostileText>
                </b>{' '}
                {isThis && <Tag>{own.thisOne}</Tag>}
              </span>
              <span className={styles.detail}>
                {own.since(momentText(createdAt, now))}, {texts.lastUsed} <Moment iso={usedAt} now={now} />
              </span>
              {(canEndEach || !isThis) && (
                <Button
                  look="line"
                  className={controls.tight}
                  aria-haspopup="dialog"
                  onClick={() => ask(place)}
                >
                  {texts.end}
                  <span className="sr"> {own.endLabel(momentText(createdAt, now))}</span>
                </Button>
              )}
            </li>
          )
        })}
      </Lines>
      {canEndEach && places && places.length > 1 && (
        <div className="cluster gap-2 gap-x-3">
          <Button look="line" className={controls.tight} aria-haspopup="dialog" onClick={() => ask()}>
            {texts.endAll}
          </Button>
        </div>
      )}
      <p role="status" className="not-empty text-sm steel">
        {status}
      </p>
      <LazyDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={own.endTitle}
        note={ending ? own.endNote(deviceText(ending.device)) : texts.endAllNote}
        returnTo={() => heading.current ?? undefined}
      >
        <PasswordForm label={exportTexts.password} action={own.endSubmit} isInDialog onSubmit={end} />
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
