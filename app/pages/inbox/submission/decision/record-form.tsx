import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DEFAULT_LOCALE } from '../../../../../domain/locale.ts'
import type { DecisionWay, DeclineReason, StaffQuote } from '../../../../../domain/quotes/quotes.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { companyTime } from '../../../../../domain/time/company-time.ts'
import { enQuotes } from '../../../../../translations/en/quotes.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { enQuoting } from '../../../../../translations/en/staff/quoting.ts'
import controls from '../../../../features/inbox/controls/controls.module.css'
import { TextField } from '../../../../features/inbox/controls/text-field.tsx'
import { Tag } from '../../../../features/inbox/submission/marks.tsx'
import { useSending } from '../../../../features/inbox/use-sending.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import choice from '../../../../ui/controls/choice.module.css'
import { Field, TextArea } from '../../../../ui/controls/field.tsx'
import { type DayAndTime, momentOf } from '../quote/validity.ts'
import type { SubmissionActions } from '../use-submission.ts'

const { record: texts } = enQuoting

export interface RecordDraft {
  decision: 'accepted' | 'declined'
  by: DecisionWay
  name: string
  purchaseOrder: string
  at: DayAndTime
  reason: DeclineReason | undefined
  note: string
  /** What was read out of the sender's message. */
  read?: { purchaseOrder: string; note: string }
}

interface Props {
  details: SubmissionDetails
  quote: StaffQuote
  submission: SubmissionActions
  draft: RecordDraft
  onChange(draft: RecordDraft): void
  onDone(): void
}

export function RecordForm({ details, quote, submission, draft, onChange, onDone }: Props) {
  const [problems, setProblems] = useState<Record<string, string>>({})
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { isSending, send } = useSending()
  const save = () =>
    send(async () => {
      const result = await submission.recordDecision(details.version, recordOf(quote, draft))
      if (result.ok) return onDone()
      if (result.current) submission.show(result.current)
      setProblems(result.problems ?? { note: result.current ? texts.changed : result.message || FAILED })
    })
  const set = (part: Partial<RecordDraft>) => onChange({ ...draft, ...part })
  return (
    <form
      noValidate
      className={`stack gap-3 mt-3 ${controls.dense}`}
      aria-labelledby="record-heading"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h3 id="record-heading" ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      <div className="cluster">
        <Choice
          name="decision"
          label={texts.they}
          options={texts.decisions}
          value={draft.decision}
          onChange={(decision) => set({ decision })}
        />
        <Choice
          name="by"
          label={texts.by}
          options={texts.ways}
          value={draft.by}
          onChange={(by) => set({ by })}
        />
      </div>
      <RecordFields {...{ draft, problems, set }} />
      <Outcomes {...{ details, quote, draft }} />
      <div className="cluster gap-2 gap-x-3">
        <Button type="submit" size="compact" aria-disabled={isSending || undefined}>
          {texts.submit[draft.decision]}
        </Button>
        <Button look="line" size="compact" onClick={onDone}>
          {enInbox.places.cancel}
        </Button>
      </div>
    </form>
  )
}

const FAILED = enInbox.staff.failed

const recordOf = (
  quote: StaffQuote,
  { decision, by, name, purchaseOrder, at, reason, note }: RecordDraft,
) => ({
  quote: quote.number,
  decision,
  by,
  at: momentOf(at),
  ...(note.trim() && { note }),
  ...(decision === 'accepted' && name.trim() && { name }),
  ...(decision === 'accepted' && purchaseOrder.trim() && { purchaseOrder }),
  ...(decision === 'declined' && reason && { reason }),
})

interface FieldsProps {
  draft: RecordDraft
  problems: Record<string, string>
  set(part: Partial<RecordDraft>): void
}

function RecordFields({ draft, problems, set }: FieldsProps) {
  const { decision, name, purchaseOrder, at, reason, note, read } = draft
  const fromMail = (label: string, isRead: boolean): ReactNode => (
    <>
      {label} {isRead && <Tag>{texts.fromMessage}</Tag>}
    </>
  )
  return (
    <>
      {decision === 'accepted' ? (
        <div className="grid gap-3">
          <TextField
            label={texts.name}
            value={name}
            autoComplete="off"
            problem={problems.name ?? ''}
            onChange={({ target }) => set({ name: target.value })}
          />
          <TextField
            label={fromMail(enQuotes.accepted.purchaseOrder, isFilled(purchaseOrder, read?.purchaseOrder))}
            value={purchaseOrder}
            autoComplete="off"
            problem={problems.purchaseOrder ?? ''}
            onChange={({ target }) => set({ purchaseOrder: target.value })}
          />
        </div>
      ) : (
        <Choice
          name="reason"
          label={texts.reason}
          options={enQuotes.reasons}
          value={reason}
          onChange={(one) => set({ reason: one })}
        />
      )}
      <div className="grid gap-3">
        <TextField
          type="date"
          label={texts.day}
          value={at.day}
          problem={problems.at ?? ''}
          onChange={({ target }) => set({ at: { ...at, day: target.value } })}
        />
        <TextField
          type="time"
          label={texts.time}
          value={at.time}
          problem=""
          onChange={({ target }) => set({ at: { ...at, time: target.value } })}
        />
      </div>
      <Field
        id="record-note"
        label={fromMail(texts.words, isFilled(note, read?.note))}
        problem={problems.note}
        isUrgent
      >
        <TextArea
          id="record-note"
          rows={2}
          maxLength={2000}
          value={note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </Field>
    </>
  )
}

const isFilled = (value: string, read: string | undefined): boolean => value !== '' && value === read

interface ChoiceProps<Value extends string> {
  name: string
  label: string
  options: Record<Value, string>
  value: Value | undefined
  onChange(value: Value): void
}

function Choice<Value extends string>({ name, label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <Field id={`record-${name}`} label={label} isGroup>
      <div className={choice.choice}>
        {(Object.keys(options) as Value[]).map((one) => (
          <label className="focus-frame relative" key={one}>
            <input
              className="absolute inset-0 full h-full pointer"
              type="radio"
              name={name}
              checked={value === one}
              onChange={() => onChange(one)}
            />
            <span className="grid place-center min-target py-1 px-4 edged type-label">{options[one]}</span>
          </label>
        ))}
      </div>
    </Field>
  )
}

/** What follows from it, before it is recorded. */
function Outcomes({ details, quote, draft }: Pick<Props, 'details' | 'quote' | 'draft'>) {
  const outcomes = texts.outcomes({
    decision: draft.decision,
    number: quote.number,
    wasAccepted: quote.state === 'accepted',
    reminder: reminderDay(details),
  })
  return (
    <ul className="not-empty text-sm steel">
      {outcomes.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** When the reminder would go out that the quote expires. */
function reminderDay({ messages }: SubmissionDetails): string | undefined {
  const at = messages.find(({ kind, state }) => kind === 'quote-reminder' && state === 'waiting')?.nextTryAt
  return at ? companyTime(at, 'shortWeekday', DEFAULT_LOCALE) : undefined
}
