import { formNamed } from '../../../../domain/forms.ts'
import type { SubmissionDetails } from '../../../../domain/inbox.ts'
import type { Lane } from '../../../../domain/lanes/estimate.ts'
import { enInbox } from '../../../../translations/en/inbox.ts'
import { formTexts } from '../../../../translations/form-texts.ts'
import { HostileText } from '../../../features/inbox/hostile-text.tsx'
import styles from './composer.module.css'

const { composer: texts } = enInbox

interface EnvelopeProps {
  details: SubmissionDetails
  lane: Lane | undefined
}

/** To whom, and about what. */
export function Envelope({ details, lane }: EnvelopeProps) {
  const form = formNamed(details.form)
  const noun = form ? formTexts(form).noun : ''
  const [before, after] = texts.subjectOf(noun, details.reference, lane).split(details.reference)
  return (
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
  )
}
