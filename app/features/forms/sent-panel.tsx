import { type ReactNode, useEffect, useRef } from 'react'
import { type Answers, type SubmissionForm, show } from '../../../domain/forms/form.ts'
import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import { formatOf } from '../../../domain/text/format.ts'
import { en } from '../../../translations/en/en.ts'
import { formTexts } from '../../../translations/form-texts.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { Arrow } from '../../ui/controls/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BreakableEmail } from '../../ui/page/breakable-email.tsx'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import type { Receipt } from './draft/draft.ts'
import type { FormFrame } from './form-footer.tsx'
import styles from './sent-panel.module.css'
import { useAutoClose } from './use-auto-close.ts'

export const sentHeading = ({ id }: SubmissionForm): string => `${id}-sent`

export interface SummaryRow {
  name: string
  label: string
  text: string
}

interface Props {
  form: SubmissionForm
  receipt: Receipt
  /** What a dispatcher would repeat on the phone. */
  summary(): readonly SummaryRow[]
  note?: ReactNode
  back: { label: string; go(): void }
  frame?: FormFrame | undefined
  onSuccess?: (() => void) | undefined
  /** Closes what the panel is in, where it does not close by itself. */
  onDone?: (() => void) | undefined
}

/** Takes the place of a form that was sent. What throws in it does not take away that it has arrived. */
export const SentPanel = (props: Props) => (
  <PartBoundary fallback={<SentNotice {...props} />}>
    <Panel {...props} />
  </PartBoundary>
)

function SentNotice({ form, receipt: { reference, page } }: Props) {
  const { title, description } = formTexts(form).success
  return (
    <Notice role="alert" title={title}>
      {[description, reference && en.referenceIs(reference)].filter(Boolean).join(' ')}{' '}
      {page && <a href={page}>{en.requestPage}</a>}
    </Notice>
  )
}

function Panel({ form, receipt, summary, note, back, frame = 'page', onSuccess, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { success } = formTexts(form)
  const autoClose = useAutoClose(onSuccess)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div
      className={[styles.sent, frame !== 'page' && styles.framed].filter(Boolean).join(' ')}
      {...autoClose}
      data-document
    >
      <Seal />
      <div>
        <h2 className="head-md" id={sentHeading(form)} ref={heading} tabIndex={-1}>
          {success.title}
        </h2>
        <p className={`mt-2 slate ${styles.thanks}`}>{success.description}</p>
      </div>
      <Reference {...receipt} summary={summary()} />
      {note && <p className="small steel">{note}</p>}
      <div className={styles.actions}>
        {receipt.page && (
          <a className={buttonClass({})} href={receipt.page}>
            {en.requestPage}
            <Arrow />
          </a>
        )}
        {onDone && (
          <Button look="line" onClick={onDone}>
            {en.done}
          </Button>
        )}
        {onDone ? (
          <button type="button" className="target link" onClick={back.go}>
            {back.label}
          </button>
        ) : (
          <Button look="line" onClick={back.go}>
            {back.label}
          </Button>
        )}
      </div>
    </div>
  )
}

const Reference = ({ reference, summary }: Receipt & { summary: readonly SummaryRow[] }) => (
  <div className={styles.reference}>
    {reference && (
      <p className={styles.code}>
        <small className="type-small tracking-0 steel">{en.yourReference}</small>
        {reference}
      </p>
    )}
    <dl className="grid">
      {summary.map(({ name, label, text }) => (
        <div className="grid whole lined" key={name}>
          <dt className="steel py-2 px-4 text-ui anywhere balance">{label}</dt>
          <dd className="py-2 px-4 text-ui anywhere balance">
            <BreakableEmail>{text}</BreakableEmail>
          </dd>
        </div>
      ))}
    </dl>
  </div>
)

export const shownAnswers = (form: SubmissionForm, answers: Answers): SummaryRow[] =>
  show(form, answers, formTexts(form), formatOf(DEFAULT_LOCALE))

const Seal = () => (
  <svg className={styles.seal} width="56" height="56" viewBox="0 0 56 56" fill="none" aria-hidden="true">
    <rect width="56" height="56" rx="4" />
    <path d="M15 29l9 9 18-20" strokeWidth="4.5" />
  </svg>
)
