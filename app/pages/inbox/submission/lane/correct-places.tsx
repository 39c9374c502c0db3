import { useId, useState } from 'react'
import { formNamed } from '../../../../../domain/forms/forms.ts'
import type { Lane, Place } from '../../../../../domain/lanes/estimate.ts'
import { understoodPlaces } from '../../../../../domain/lanes/understood-places.ts'
import { mayChange } from '../../../../../domain/submissions/allowed-changes.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../../translations/en/staff/inbox.ts'
import { formTexts } from '../../../../../translations/form-texts.ts'
import { TextField } from '../../../../features/inbox/controls/text-field.tsx'
import { Part } from '../../../../features/inbox/page/part.tsx'
import { useSending } from '../../../../features/inbox/use-sending.ts'
import type { LaneResult } from '../../../../features/lane/lane-service.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import type { SubmissionActions } from '../use-submission.ts'

const { places: texts, staff } = enInbox

interface Props {
  details: SubmissionDetails
  submission: SubmissionActions
  result: LaneResult
}

/** Where a place was not understood, or as something else than was typed: what it was taken for, to be corrected. */
export function CorrectPlaces({ details, submission, result }: Props) {
  const [isOpen, setOpen] = useState(false)
  const form = formNamed(details.form)
  const typed = (form?.lane ?? []).map(
    (name) => details.answers.find((answer) => answer.name === name)?.words ?? '',
  )
  const lane = 'lane' in result ? result.lane : undefined
  if (!form?.lane || (lane && !understoodPlaces(lane, typed)) || !mayChange('staff', 'correct', details))
    return null
  return (
    <Part name="places" title={texts.heading}>
      {!lane && <p className="text-sm slate mb-2">{saidOf(result)}</p>}
      {isOpen ? (
        <PlacesForm
          {...{ details, submission, typed }}
          names={form.lane}
          offered={offeredBy(result)}
          onDone={() => setOpen(false)}
        />
      ) : (
        <Button look="line" size="compact" onClick={() => setOpen(true)}>
          {texts.correct}
        </Button>
      )}
    </Part>
  )
}

/** What is wrong with each end. */
const saidOf = (result: LaneResult): string =>
  'refusal' in result ? Object.values(result.refusal.problems).join(' ') : ''

/** Places that either end may mean. */
const offeredBy = (result: LaneResult): Record<'from' | 'to', readonly Place[]> =>
  'lane' in result
    ? placesOf(result.lane)
    : { from: result.refusal.suggestions.from ?? [], to: result.refusal.suggestions.to ?? [] }

const placesOf = ({ from, to }: Lane) => ({ from: [from], to: [to] })

interface FormProps extends Omit<Props, 'result'> {
  typed: readonly string[]
  names: readonly string[]
  offered: Record<'from' | 'to', readonly Place[]>
  onDone(): void
}

function PlacesForm({ details, submission, typed, names, offered, onDone }: FormProps) {
  const [places, setPlaces] = useState(typed)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const list = useId()
  const form = formNamed(details.form)
  const { send } = useSending()
  const save = () =>
    send(async () => {
      const answers = Object.fromEntries(names.map((name, at) => [name, places[at] ?? '']))
      const result = await submission.correct(details.version, answers)
      if (result.ok) return onDone()
      if (result.current) submission.show(result.current)
      setProblems(result.problems ?? { [names[0] ?? '']: result.message || staff.failed })
    })
  return (
    <form
      noValidate
      className="flex column gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {names.map((name, at) => (
        <div key={name}>
          <TextField
            label={(form && formTexts(form).fields[name]?.label) ?? name}
            list={`${list}${at}`}
            autoComplete="off"
            value={places[at] ?? ''}
            problem={problems[name] ?? ''}
            onChange={({ target }) =>
              setPlaces((before) => before.map((place, index) => (index === at ? target.value : place)))
            }
          />
          <datalist id={`${list}${at}`}>
            {offered[at === 0 ? 'from' : 'to'].map(({ label }) => (
              <option key={label} value={label} />
            ))}
          </datalist>
        </div>
      ))}
      <div className="flex wrap gap-2">
        <Button type="submit" look="line" size="compact">
          {texts.save}
        </Button>
        <Button look="line" size="compact" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
