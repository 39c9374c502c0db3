import { useEffect, useRef, useState } from 'react'
import type { OneTimePassword } from '../../../../domain/staff/staff-account.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { Part } from '../../../features/inbox/page/part.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './account.module.css'

const { staffAccounts: texts } = enInbox

/** Shown once, so it stays until the reader says that it was passed on. */
export function OneTimePasswordShown({ given, onDone }: { given: OneTimePassword; onDone(): void }) {
  const { email, oneTimePassword } = given
  const [isCopied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(oneTimePassword).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <Part
      name="one-time-password"
      title={texts.oneTimeTitle(email)}
      note={texts.oneTimeNote}
      headingRef={heading}
    >
      <div className={styles.given}>
        <code className="py-3 px-4 boxed r2 paper">{oneTimePassword}</code>
        <div className="cluster gap-2 gap-x-3">
          <Button look="line" size="compact" onClick={() => void copy()}>
            {isCopied ? texts.copied : texts.copy}
          </Button>
          <Button size="compact" onClick={onDone}>
            {texts.done}
          </Button>
        </div>
      </div>
    </Part>
  )
}
