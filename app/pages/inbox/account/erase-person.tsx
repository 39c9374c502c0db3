import { useState } from 'react'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { PasswordForm } from '../../../features/inbox/controls/password-form.tsx'
import { TextField } from '../../../features/inbox/controls/text-field.tsx'
import { callApi } from '../../../features/inbox/inbox-api.ts'
import { Part } from '../../../features/inbox/page/part.tsx'

const { erase: texts, staff } = enInbox

/** Erases everything of one address; the password is asked for, since there is no way back. */
export function ErasePerson() {
  const [email, setEmail] = useState('')
  const erase = async (password: string) => {
    const result = await callApi<{ erased: number }>('/api/inbox/erase', { body: { email, password } })
    if (!result.ok) return { problem: result.message || staff.failed }
    setEmail('')
    return { done: texts.done(result.body.erased) }
  }
  return (
    <Part name="erase" title={texts.title} note={texts.note}>
      <PasswordForm label={texts.password} action={texts.submit} look="danger" onSubmit={erase}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </PasswordForm>
    </Part>
  )
}
