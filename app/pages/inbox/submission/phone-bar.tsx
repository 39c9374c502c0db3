import { formNamed } from '../../../../domain/forms/forms.ts'
import { mayChange } from '../../../../domain/submissions/allowed-changes.ts'
import type { SubmissionDetails } from '../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { enQuoting as quoting } from '../../../../translations/en/staff/quoting.ts'
import { NoteIcon, StateIcon } from '../../../features/inbox/submission/inbox-icons.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { PhoneIcon } from '../../../ui/controls/icons.tsx'
import styles from './phone-bar.module.css'
import { beginsWithQuote, foldedStates } from './reply/composer-state.ts'

const { submission: texts, list } = enInbox

interface Props {
  details: SubmissionDetails
  onBook(): void
  onReply(): void
  onNote(): void
  onState(): void
  /** Where a reply is written, its own button stands here. */
  isWriting: boolean
}

/** At the bottom of a phone: call, note, what is to be done next, state. */
export function PhoneBar({ details, onBook, onReply, onNote, onState, isWriting }: Props) {
  const { answers, form } = details
  const phone = answers.find(({ name }) => name === formNamed(form)?.phone)?.link
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, since nothing here is a field
    <div
      className={isWriting ? `${styles.bar} ${styles.away}` : styles.bar}
      role="group"
      aria-label={enInbox.keys.name}
    >
      <a className={styles.tile} href={phone} aria-disabled={phone ? undefined : true}>
        <PhoneIcon />
        {texts.call}
      </a>
      <button type="button" className={styles.tile} onClick={onNote}>
        <NoteIcon />
        {texts.note}
      </button>
      {mayChange('staff', 'booking', details) ? (
        <Button onClick={onBook}>{quoting.confirm}</Button>
      ) : foldedStates.includes(details.state) ? (
        <Button look="line" onClick={onReply}>
          {enInbox.composer.anyway}
        </Button>
      ) : (
        <Button onClick={onReply}>{beginsWithQuote(details) ? quoting.tab : texts.reply}</Button>
      )}
      <button type="button" className={styles.tile} onClick={onState}>
        <StateIcon />
        {list.state}
      </button>
    </div>
  )
}
