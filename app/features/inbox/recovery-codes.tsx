import { useState } from 'react'
import { company } from '../../../domain/company.ts'
import { enInbox } from '../../../translations/en/inbox.ts'
import { ArrowIcon } from './inbox-icons.tsx'

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
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section className="codes" aria-labelledby="codes-heading">
      {isFirst && <span className="step-no">{signIn.firstSignIn(3)}</span>}
      <Heading id="codes-heading">{texts.title}</Heading>
      <p className="lead-in">{texts.hint}</p>
      <ol aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="acts">
        <button type="button" className="button line compact" onClick={() => void copy()}>
          {isCopied ? texts.copied : texts.copy}
        </button>
        <button type="button" className="button line compact" onClick={() => window.print()}>
          {texts.print}
        </button>
      </div>
      <label className="check">
        <input type="checkbox" checked={isSafe} onChange={({ target }) => setSafe(target.checked)} />
        <span>{texts.safe}</span>
      </label>
      <button type="button" className="button compact" disabled={!isSafe} onClick={onDone}>
        {action} <ArrowIcon />
      </button>
    </section>
  )
}
