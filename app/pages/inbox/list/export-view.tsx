import { useRef, useState } from 'react'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { DownIcon } from '../../../features/inbox/inbox-icons.tsx'
import { LazyDialog } from '../../../features/inbox/lazy-dialog.tsx'
import { PasswordForm } from '../../../features/inbox/password-form.tsx'
import { bytesText } from '../../../ui/bytes.ts'
import { downloadFile } from './download-file.ts'

const { export: texts, staff } = enInbox

interface View {
  filters: Record<string, string>
  /** What was searched for. */
  text: string
}

/** The present view as a file, after the password has been given once more. */
export function ExportView({ filters, text }: View) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="button line tight only-wide"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.open}
        <DownIcon />
      </button>
      <LazyDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title}
        note={text ? texts.noteFound(text) : texts.note}
        returnTo={() => opener.current ?? undefined}
      >
        <ExportForm filters={filters} text={text} />
      </LazyDialog>
    </>
  )
}

function ExportForm({ filters, text }: View) {
  const [type, setType] = useState<'csv' | 'xlsx'>('csv')
  const [progress, setProgress] = useState('')
  const run = async (password: string) => {
    setProgress('')
    const confirmed = await callApi('/api/inbox/confirm', { body: { password } })
    if (!confirmed.ok) return { problem: confirmed.message || staff.failed }
    const isThere = await downloadFile(`/api/inbox/export.${type}`, {
      name: `requests.${type}`,
      body: { ...filters, ...(text && { text }) },
      onProgress: (bytes) => setProgress(texts.progress(bytesText(bytes))),
    })
    return isThere ? { done: texts.done } : { problem: staff.failed }
  }
  return (
    <PasswordForm
      className="staff dialog-form"
      label={texts.password}
      action={texts.start}
      look=""
      progress={progress}
      onSubmit={run}
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
    </PasswordForm>
  )
}
