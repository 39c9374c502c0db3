import { type Ref, useState } from 'react'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { useSending } from '../../../features/inbox/use-sending.ts'
import type { SubmissionActions } from './use-submission.ts'

const { submission: texts, staff } = enInbox

interface Props {
  submission: SubmissionActions
  textArea: Ref<HTMLTextAreaElement>
}

export function NoteForm({ submission, textArea }: Props) {
  const [text, setText] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const { send } = useSending()
  const save = () =>
    send(async () => {
      if (text.trim() === '') return
      const answer = await submission.note(text)
      setFailed(!answer.ok)
      if (answer.ok) setText('')
    })
  return (
    <section className="part" aria-labelledby="note-heading">
      <h2 id="note-heading">{texts.addNote}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="field">
          <label className="sr" htmlFor="note">
            {texts.noteLabel}
          </label>
          <textarea
            ref={textArea}
            id="note"
            className="input note-text"
            maxLength={10_000}
            placeholder={texts.notePlaceholder}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {hasFailed && (
            <span className="problem" role="alert">
              {staff.failed}
            </span>
          )}
        </div>
        <button type="submit" className="button line tight">
          {texts.saveNote}
        </button>
      </form>
    </section>
  )
}
