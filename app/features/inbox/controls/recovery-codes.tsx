import { useState } from 'react'
import { company } from '../../../../domain/company.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Check } from '../../../ui/controls/field.tsx'
import styles from './recovery-codes.module.css'

const { recoveryCodes: texts, signIn } = enInbox

interface Props {
  codes: readonly string[]
  /** On the button that ends it. */
  action: string
  onDone(): void
  /** A step of the first sign-in. */
  isFirst?: boolean
}

/** Shown once, so it stays until the reader says that they are safe. */
export function RecoveryCodes({ codes, action, onDone, isFirst = false }: Props) {
  const [isSafe, setSafe] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(`${company.name}\n${codes.join('\n')}\n`).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <section className={styles.codes} aria-labelledby="codes-heading">
      {isFirst ? (
        <header>
          <span className="mb-1 text-sm accent block">{signIn.firstSignIn(3)}</span>
          <h1 id="codes-heading">{texts.title}</h1>
        </header>
      ) : (
        <h2 id="codes-heading">{texts.title}</h2>
      )}
      <p>{texts.hint}</p>
      <ol className="boxed r2 clip paper" aria-label={texts.list}>
        {codes.map((code) => (
          <li className="py-1 px-3" key={code}>
            {code}
          </li>
        ))}
      </ol>
      <div className="cluster gap-2 gap-x-3">
        <Button look="line" size="compact" onClick={() => void copy()}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <Button look="line" size="compact" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <Check checked={isSafe} onChange={({ target }) => setSafe(target.checked)}>
        <span>{texts.safe}</span>
      </Check>
      <Button size="compact" arrow disabled={!isSafe} onClick={onDone}>
        {action}
      </Button>
    </section>
  )
}
