import { useRef, useState } from 'react'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import controls from '../../../../features/inbox/controls/controls.module.css'
import { LazyDialog } from '../../../../features/inbox/controls/lazy-dialog.tsx'
import { PasswordForm } from '../../../../features/inbox/controls/password-form.tsx'
import { callApi } from '../../../../features/inbox/inbox-api.ts'
import { bytesText } from '../../../../ui/bytes.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Check } from '../../../../ui/controls/field.tsx'
import { DownIcon } from '../../../../ui/controls/icons.tsx'
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
      <Button
        ref={opener}
        look="line"
        className={controls.tight}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.open}
        <DownIcon />
      </Button>
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
    <PasswordForm label={texts.password} action={texts.start} isInDialog progress={progress} onSubmit={run}>
      <fieldset className={controls.choices}>
        <legend className="sr">{texts.title}</legend>
        {(['csv', 'xlsx'] as const).map((one) => (
          <Check key={one} type="radio" name="type" checked={type === one} onChange={() => setType(one)}>
            <span>{texts[one]}</span>
          </Check>
        ))}
      </fieldset>
    </PasswordForm>
  )
}
