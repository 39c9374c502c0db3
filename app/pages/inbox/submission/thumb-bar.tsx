import { phoneLink } from '../../../../domain/contact-links.ts'
import { formNamed } from '../../../../domain/forms.ts'
import type { SubmissionDetails } from '../../../../domain/inbox.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { enQuoting as quoting } from '../../../../translations/en/quoting.ts'
import { ArrowIcon, NoteIcon, StateIcon } from '../../../features/inbox/inbox-icons.tsx'
import { PhoneIcon } from '../../../ui/icons.tsx'
import { isQuotable } from './quote/quote-draft.ts'

const { submission: texts, list } = enInbox

interface Props {
  details: SubmissionDetails
  onReply(): void
  onNote(): void
  onState(): void
}

/** On phones, what a dispatcher does with a thumb. */
export function ThumbBar({ details, onReply, onNote, onState }: Props) {
  const { answers, form } = details
  const typed = answers.find(({ name }) => name === formNamed(form)?.phone)?.words
  const phone = typed && phoneLink(typed)
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, since nothing here is a field
    <div className="thumb-bar" role="group" aria-label={enInbox.keys.name}>
      <a className="tile" href={phone} aria-disabled={phone ? undefined : true}>
        <PhoneIcon />
        {texts.call}
      </a>
      <button type="button" className="tile" onClick={onNote}>
        <NoteIcon />
        {texts.note}
      </button>
      <button type="button" className="button" onClick={onReply}>
        {isQuotable(details) ? quoting.tab : texts.reply} <ArrowIcon />
      </button>
      <button type="button" className="tile" onClick={onState}>
        <StateIcon />
        {list.state}
      </button>
    </div>
  )
}
