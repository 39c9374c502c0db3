import { type ReactNode, useState } from 'react'
import { formNamed } from '../../../../../domain/forms/forms.ts'
import type { Lane } from '../../../../../domain/lanes/estimate.ts'
import { MAX_COPIES, MAX_SUBJECT } from '../../../../../domain/submissions/conversation.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { formTexts } from '../../../../../translations/form-texts.ts'
import controls from '../../../../features/inbox/controls/controls.module.css'
import { TextField } from '../../../../features/inbox/controls/text-field.tsx'
import { HostileText } from '../../../../features/inbox/submission/hostile-text.tsx'
import { Check, Checks } from '../../../../ui/controls/field.tsx'
import styles from './composer.module.css'
import { sentEnvelope, type TypedEnvelope, usualEmail } from './typed-envelope.ts'

const { composer: texts } = enInbox

interface EnvelopeProps {
  details: SubmissionDetails
  lane: Lane | undefined
  envelope: TypedEnvelope
  children?: ReactNode
}

export function Envelope({ details, lane, envelope, children }: EnvelopeProps) {
  const { copies, subject } = sentEnvelope(envelope, details)
  const [before, after] = usualSubject(details, lane).split(details.reference)
  return (
    <>
      <dl className={styles.envelope}>
        <dt className="steel">{texts.to}</dt>
        <dd className="flex wrap center gap-2 min-0">
          <HostileText>{envelope.to?.trim() || usualEmail(details)}</HostileText>
        </dd>
        {copies && (
          <>
            <dt className="steel">{texts.copies}</dt>
            <dd className="flex wrap center gap-2 min-0">
              <HostileText>{copies.join(', ')}</HostileText>
            </dd>
          </>
        )}
        <dt className="steel">{texts.subject}</dt>
        <dd className="flex wrap center gap-2 min-0">
          {subject ?? (
            <span>
              {before}
              <span className="nowrap">{details.reference}</span>
              {after}
            </span>
          )}
        </dd>
      </dl>
      {children}
    </>
  )
}

const usualSubject = ({ form: name, reference }: SubmissionDetails, lane: Lane | undefined): string => {
  const form = formNamed(name)
  return texts.subjectOf(form ? formTexts(form).noun : '', reference, lane)
}

interface EditProps extends Omit<EnvelopeProps, 'children'> {
  /** Of what the server refused, by field. */
  problems: Readonly<Record<string, string>>
  onChange(envelope: TypedEnvelope): void
}

/** The same, with what can be changed of it. */
export function EditEnvelope({ problems, onChange, ...props }: EditProps) {
  const { details, lane, envelope } = props
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const isOpen = (part: keyof TypedEnvelope) =>
    opened.has(part) || envelope[part] !== undefined || problems[part] !== undefined
  const opener = (part: keyof TypedEnvelope, label: string) =>
    !isOpen(part) && (
      <button type="button" className={controls.text} onClick={() => setOpened(new Set([...opened, part]))}>
        {label}
      </button>
    )
  const change = (part: TypedEnvelope) => onChange({ ...envelope, ...part })
  return (
    <Envelope {...props}>
      <div className="not-empty flex wrap text-sm gap-none gap-x-4 p-0 px-inset">
        {details.mayWriteElsewhere && opener('to', texts.otherAddress)}
        {opener('copies', texts.addCopies)}
        {opener('subject', texts.changeSubject)}
      </div>
      {details.mayWriteElsewhere && isOpen('to') && (
        <div className={styles.attached}>
          <TextField
            label={texts.otherAddressLabel}
            hint={texts.otherAddressHint}
            type="email"
            autoComplete="off"
            autoFocus={opened.has('to')}
            value={envelope.to ?? ''}
            problem={problems.to}
            onChange={({ target }) => change({ to: target.value })}
          />
          <Checks>
            <Check
              checked={envelope.isSenders ?? true}
              onChange={({ target }) => change({ isSenders: target.checked })}
            >
              {texts.isSenders}
            </Check>
          </Checks>
        </div>
      )}
      {isOpen('copies') && (
        <div className={styles.attached}>
          <TextField
            label={texts.copies}
            hint={texts.copiesHint(MAX_COPIES)}
            inputMode="email"
            autoComplete="off"
            autoFocus={opened.has('copies')}
            value={envelope.copies ?? ''}
            problem={problems.copies}
            onChange={({ target }) => change({ copies: target.value })}
          />
        </div>
      )}
      {isOpen('subject') && (
        <div className={styles.attached}>
          <TextField
            label={texts.subject}
            hint={texts.subjectHint}
            autoFocus={opened.has('subject')}
            maxLength={MAX_SUBJECT}
            value={envelope.subject ?? usualSubject(details, lane)}
            problem={problems.subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </div>
      )}
    </Envelope>
  )
}
