import { useState } from 'react'
import { enInbox } from '../../../domain/messages/en-inbox.ts'
import { ask } from '../../features/inbox/inbox-api.ts'
import { PasswordField, TextField } from '../../features/inbox/text-field.tsx'
import { useSending } from '../../features/inbox/use-sending.ts'

const { erase: texts, staff } = enInbox

/** Erases everything of one address; the password is asked for, since there is no way back. */
export function ErasePerson() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState('')
  const { isSending, send } = useSending()

  const erase = () =>
    send(async () => {
      setProblem(undefined)
      setDone('')
      const answer = await ask<{ erased: number }>('/api/inbox/erase', { body: { email, password } })
      if (!answer.ok) return setProblem(answer.message || staff.failed)
      setDone(texts.done(answer.body.erased))
      setPassword('')
    })

  return (
    <section className="part" aria-labelledby="erase-heading">
      <h2 id="erase-heading">{texts.title}</h2>
      <p className="quiet">{texts.note}</p>
      <form
        className="narrow"
        onSubmit={(event) => {
          event.preventDefault()
          void erase()
        }}
      >
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          required
          value={password}
          problem={problem}
          onChange={({ target }) => setPassword(target.value)}
        />
        <div className="acts">
          <button type="submit" className="button line compact danger" aria-disabled={isSending || undefined}>
            {texts.submit}
          </button>
          <p role="status">{done}</p>
        </div>
      </form>
    </section>
  )
}
