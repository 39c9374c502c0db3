import { formNamed } from '../../../../domain/forms.ts'
import type { SubmissionDetails } from '../../../../domain/inbox.ts'
import type { Lane } from '../../../../domain/lanes/estimate.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { formTexts } from '../../../../translations/form-texts.ts'
import controls from '../../../features/inbox/controls.module.css'
import { HostileText } from '../../../features/inbox/hostile-text.tsx'
import { Select } from '../../../ui/field.tsx'
import styles from './composer.module.css'
import { templatesFor } from './reply-templates.ts'

const { composer: texts } = enInbox

interface EnvelopeProps {
  details: SubmissionDetails
  lane: Lane | undefined
  /** With a choice of templates to begin with. */
  onTemplate?(text: string): void
}

/** To whom, about what, and the template to begin with. */
export function Envelope({ details, lane, onTemplate }: EnvelopeProps) {
  const templates = templatesFor(details)
  const form = formNamed(details.form)
  const noun = form ? formTexts(form).noun : ''
  const [before, after] = texts.subjectOf(noun, details.reference, lane).split(details.reference)
  return (
    <>
      {onTemplate && (
        <div className={`${controls.dense} ${styles.envelope}`}>
          <label htmlFor="template">{texts.template}</label>
          <Select
            id="template"
            onChange={({ target }) =>
              onTemplate(templates.find(({ id }) => id === target.value)?.text(details) ?? '')
            }
          >
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      )}
      <dl className={styles.envelope}>
        <dt>{texts.to}</dt>
        <dd>
          <HostileText>{details.email ?? ''}</HostileText>
        </dd>
        <dt>{texts.subject}</dt>
        <dd>
          <span>
            {before}
            <span className={styles.reference}>{details.reference}</span>
            {after}
          </span>
        </dd>
      </dl>
    </>
  )
}
