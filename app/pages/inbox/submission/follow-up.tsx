import { type Ref, useState } from 'react'
import { companyDay } from '../../../../domain/time/company-time.ts'
import { DAY } from '../../../../domain/time/durations.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { dayText } from '../../../features/inbox/times.ts'
import { Field, Input, Select } from '../../../ui/controls/field.tsx'

const { followUp: texts } = enInbox

const OTHER = 'other'
/** How many days ahead are offered; any other within a year can be typed. */
const OFFERED = [1, 2, 3, 4, 5, 6, 7, 14, 28]
const YEAR = 365

interface Props {
  /** `YYYY-MM-DD`. */
  day: string | null
  now: number
  control: Ref<HTMLSelectElement>
  onChange(day: string | null): void
}

/** The day until which a submission is not open. */
export function FollowUp({ day, now, control, onChange }: Props) {
  const [isOther, setOther] = useState(false)
  const ahead = (days: number) => companyDay(now + days * DAY)
  const offered = OFFERED.map(ahead)
  if (isOther)
    return (
      <Field id="follow-up" label={texts.label}>
        <Input
          autoFocus
          id="follow-up"
          type="date"
          min={ahead(1)}
          max={ahead(YEAR)}
          defaultValue={day ?? ''}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur()
            if (key === 'Escape') setOther(false)
          }}
          // Every key that is typed into a date makes another one.
          onBlur={({ target }) => {
            if (target.value && target.validity.valid) onChange(target.value)
            setOther(false)
          }}
        />
      </Field>
    )
  return (
    <Field id="follow-up" label={texts.label}>
      <Select
        ref={control}
        id="follow-up"
        value={day ?? ''}
        onChange={({ target }) => (target.value === OTHER ? setOther(true) : onChange(target.value || null))}
      >
        <option value="">{texts.none}</option>
        {[...(day && !offered.includes(day) ? [day] : []), ...offered].map((one) => (
          <option key={one} value={one}>
            {one === offered[0] ? texts.tomorrow : dayText(one)}
          </option>
        ))}
        <option value={OTHER}>{texts.other}</option>
      </Select>
    </Field>
  )
}
