import type { Lane } from '../../../../../domain/lanes/estimate.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../../../domain/locale.ts'
import { currencies } from '../../../../../domain/quotes/money.ts'
import { MAX_QUOTE_NOTE } from '../../../../../domain/quotes/read-quote.ts'
import { companyDay } from '../../../../../domain/time/company-time.ts'
import { dateFormat, dateForms } from '../../../../../domain/time/date-format.ts'
import { DAY } from '../../../../../domain/time/durations.ts'
import { enQuoting as texts } from '../../../../../translations/en/staff/quoting.ts'
import { quoteWords } from '../../../../../translations/quote-words.ts'
import { Tag } from '../../../../features/inbox/submission/marks.tsx'
import { Field, Select } from '../../../../ui/controls/field.tsx'
import { PricedRows } from './priced-rows.tsx'
import { type DraftProblems, type QuoteDraft, transitOf } from './quote-draft.ts'
import { fieldId, Group, Input, LongField } from './quote-field.tsx'
import styles from './quote-form.module.css'

interface Props {
  draft: QuoteDraft
  /** Of the words that it offers. */
  locale: Locale
  lane: Lane | undefined
  problems: DraftProblems
  now: number
  onChange(part: Partial<QuoteDraft>): void
}

export function QuoteForm(props: Props) {
  const { draft, locale, problems, onChange } = props
  const words = quoteWords[locale]
  return (
    <>
      <div className="flex center between gap-3">
        <h3 id="quote-rate">{texts.rate}</h3>
        <Currency {...props} />
      </div>
      <PricedRows
        path="lines"
        caption={texts.rate}
        rowTexts={lineTexts}
        rows={draft.lines}
        blank={{ label: '', amount: '' }}
        offers={words.moreLines.map((label) => ({ label, amount: '' }))}
        problems={problems}
        isNeeded
        onChange={(lines) => onChange({ lines })}
      />
      <Terms {...props} />
      <LongField
        label={texts.included}
        path="includes"
        problems={problems}
        value={draft.includes}
        onType={(includes) => onChange({ includes })}
      />
      <div>
        <h3>{texts.extras}</h3>
        <PricedRows
          path="extras"
          caption={texts.extras}
          rowTexts={extraTexts}
          rows={draft.extras}
          blank={{ label: '', amount: '', per: '' }}
          offers={words.moreExtras.map((extra) => ({ ...extra, amount: '' }))}
          problems={problems}
          onChange={(extras) => onChange({ extras })}
        />
      </div>
      <LongField
        label={texts.note}
        path="note"
        problems={problems}
        maxLength={MAX_QUOTE_NOTE}
        value={draft.note}
        onType={(note) => onChange({ note })}
      />
    </>
  )
}

export const lineTexts = {
  columns: texts.columns,
  row: texts.line,
  amount: texts.amountOf,
  remove: texts.removeLine,
  add: texts.addLine,
}

export const extraTexts = {
  columns: texts.extraColumns,
  row: texts.extra,
  amount: texts.extraAmount,
  per: texts.per,
  remove: texts.removeExtra,
  add: texts.addExtra,
}

const Currency = ({ draft, onChange }: Props) => (
  <fieldset className={styles.currencies}>
    <legend className="sr">{texts.currency}</legend>
    {currencies.map((currency) => (
      <label className="relative grid place-center pointer" key={currency}>
        <input
          className="absolute inset-0 pointer"
          type="radio"
          name="currency"
          value={currency}
          checked={draft.currency === currency}
          onChange={() => onChange({ currency })}
        />
        {currency}
      </label>
    ))}
  </fieldset>
)

function Terms(props: Props) {
  const { draft, locale, problems, onChange } = props
  return (
    <div className={styles.terms}>
      <Field id={fieldId('equipment')} label={texts.equipment} problem={problems.equipment}>
        <Input
          path="equipment"
          problems={problems}
          list="trailers"
          value={draft.equipment}
          maxLength={120}
          onType={(equipment) => onChange({ equipment })}
        />
        <datalist id="trailers">
          {Object.values(quoteWords[locale].trailers).map((trailer) => (
            <option key={trailer} value={trailer} />
          ))}
        </datalist>
      </Field>
      <Transit {...props} />
      <Pickup {...props} />
      <Holds {...props} />
    </div>
  )
}

function Transit({ draft, lane, problems, onChange }: Props) {
  const transit = transitOf(draft, lane)
  return (
    <Group
      id="quote-transit"
      label={
        <>
          {texts.transit} {draft.transit === null && lane && <Tag>{texts.fromEstimate}</Tag>}
        </>
      }
      paths={['transitDays']}
      problems={problems}
    >
      <Input
        path="transitDays"
        problems={problems}
        aria-label={texts.atLeast}
        inputMode="numeric"
        maxLength={2}
        value={transit.low}
        onType={(low) => onChange({ transit: { ...transit, low } })}
      />
      <span>{texts.to}</span>
      <Input
        path="transitDays.high"
        problems={problems}
        aria-label={texts.atMost}
        inputMode="numeric"
        maxLength={2}
        value={transit.high}
        onType={(high) => onChange({ transit: { ...transit, high } })}
      />
    </Group>
  )
}

const Pickup = ({ draft: { pickup }, problems, onChange }: Props) => (
  <Group id="quote-pickup" label={texts.pickup} paths={['pickup.from', 'pickup.to']} problems={problems}>
    <Input
      path="pickup.from"
      problems={problems}
      type="date"
      aria-label={texts.pickupFrom}
      value={pickup.from}
      onType={(from) =>
        onChange({
          pickup: { from, to: pickup.to === pickup.from || pickup.to < from ? from : pickup.to },
        })
      }
    />
    <span>{texts.to}</span>
    <Input
      path="pickup.to"
      problems={problems}
      type="date"
      aria-label={texts.pickupTo}
      value={pickup.to}
      onType={(to) => onChange({ pickup: { ...pickup, to } })}
    />
  </Group>
)

const Holds = ({ draft: { holds }, problems, now, onChange }: Props) => (
  <Group id="quote-holds" label={holdsFor(holds.day, now)} paths={['validUntil']} problems={problems}>
    <Input
      path="validUntil"
      problems={problems}
      type="date"
      aria-label={texts.holdsDay}
      value={holds.day}
      onType={(day) => onChange({ holds: { ...holds, day } })}
    />
    <Select
      aria-label={texts.holdsTime}
      value={holds.time}
      onChange={({ target }) => onChange({ holds: { ...holds, time: target.value } })}
    >
      {[...new Set([...HOURS, holds.time])].toSorted().map((time) => (
        <option key={time} value={time}>
          {clock(time)}
        </option>
      ))}
    </Select>
  </Group>
)

const HOURS = Array.from({ length: 13 }, (_, index) => `${String(index + 8).padStart(2, '0')}:00`)

const clockFormat = { ...dateForms.time, timeZone: 'UTC' }

/** `17:00` as `5 p.m.`. */
const clock = (time: string): string =>
  dateFormat(DEFAULT_LOCALE, clockFormat)
    .format(Date.parse(`2000-01-01T${time}:00Z`))
    .replace(':00', '')

const weekdayFormat = { ...dateForms.weekdayName, timeZone: 'UTC' }

function holdsFor(day: string, now: number): string {
  const at = Date.parse(day)
  const days = Math.round((at - Date.parse(companyDay(now))) / DAY)
  if (Number.isNaN(at) || days < 0) return texts.holds
  return texts.holdsFor(dateFormat(DEFAULT_LOCALE, weekdayFormat).format(at), days)
}
