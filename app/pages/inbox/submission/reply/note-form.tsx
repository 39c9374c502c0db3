import { type Ref, useState } from 'react'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import controls from '../../../../features/inbox/controls/controls.module.css'
import { Part } from '../../../../features/inbox/page/part.tsx'
import { useSending } from '../../../../features/inbox/use-sending.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Field, TextArea } from '../../../../ui/controls/field.tsx'
import type { SubmissionActions } from '../use-submission.ts'
import styles from './composer.module.css'

const { submission: texts, staff } = enInbox

interface Props {
  submission: SubmissionActions
  textArea: Ref<HTMLTextAreaElement>
}

export function NoteForm({ submission, textArea }: Props) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const { send } = useSending()
  const save = () =>
    send(async () => {
      if (text.trim() === '') return
      const result = await submission.note(text)
      setProblem(result.ok ? '' : result.message || staff.failed)
      if (result.ok) setText('')
    })
  return (
    <Part name="note" title={texts.addNote}>
      <form
        className={styles.note}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Field id="note" label={texts.noteLabel} isLabelHidden problem={problem || undefined} isUrgent>
          <TextArea
            ref={textArea}
            id="note"
            maxLength={10_000}
            placeholder={texts.notePlaceholder}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button type="submit" look="line" className={controls.tight}>
          {texts.saveNote}
        </Button>
      </form>
    </Part>
  )
}
