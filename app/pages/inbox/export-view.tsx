import { lazy, Suspense, useRef, useState } from 'react'
import { enInbox } from '../../../domain/messages/en-inbox.ts'
import { bytesText } from '../../features/inbox/bytes.ts'
import { DownIcon } from '../../features/inbox/glyphs.tsx'
import { ask } from '../../features/inbox/inbox-api.ts'
import { PasswordField } from '../../features/inbox/text-field.tsx'
import { useSending } from '../../features/inbox/use-sending.ts'
import { downloadFile } from './download-file.ts'

const { export: texts, staff } = enInbox
const Dialog = lazy(() => import('../../ui/dialog.tsx').then(({ Dialog }) => ({ default: Dialog })))

/** The present view as a file, after the password has been given once more. */
export function ExportView({ filters }: { filters: Record<string, string> }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="button line tight only-wide"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
          setWasOpen(true)
        }}
      >
        {texts.open}
        <DownIcon />
      </button>
      {wasOpen && (
        <Suspense>
          <Dialog
            open={isOpen}
            onClose={() => setOpen(false)}
            title={texts.title}
            note={texts.note}
            returnTo={() => opener.current ?? undefined}
          >
            <ExportForm filters={filters} />
          </Dialog>
        </Suspense>
      )}
    </>
  )
}

function ExportForm({ filters }: { filters: Record<string, string> }) {
  const [type, setType] = useState<'csv' | 'xlsx'>('csv')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [progress, setProgress] = useState('')
  const { isSending, send } = useSending()

  const submit = () =>
    send(async () => {
      setProblem(undefined)
      setProgress('')
      const confirmed = await ask('/api/inbox/confirm', { body: { password } })
      if (!confirmed.ok) return setProblem(confirmed.message || staff.failed)
      const isThere = await downloadFile(`/api/inbox/export.${type}?${new URLSearchParams(filters)}`, {
        name: `requests.${type}`,
        onProgress: (bytes) => setProgress(texts.progress(bytesText(bytes))),
      })
      if (isThere) setProgress(texts.done)
      else setProblem(staff.failed)
    })

  return (
    <form
      className="staff dialog-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <fieldset className="choices">
        <legend className="sr">{texts.title}</legend>
        {(['csv', 'xlsx'] as const).map((one) => (
          <label key={one} className="check">
            <input type="radio" name="type" checked={type === one} onChange={() => setType(one)} />
            <span>{texts[one]}</span>
          </label>
        ))}
      </fieldset>
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        required
        value={password}
        problem={problem}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="acts">
        <button type="submit" className="button compact" aria-disabled={isSending || undefined}>
          {texts.start}
        </button>
        <p role="status" className="hint">
          {progress}
        </p>
      </div>
    </form>
  )
}
