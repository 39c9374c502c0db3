import { flushSync } from 'react-dom'
import { MAX_LINES } from '../../../../../domain/quotes/quotes.ts'
import { enQuoting as texts } from '../../../../../translations/en/staff/quoting.ts'
import controls from '../../../../features/inbox/controls/controls.module.css'
import { Button } from '../../../../ui/controls/button.tsx'
import { CloseIcon } from '../../../../ui/controls/icons.tsx'
import { tidyAmount } from './amounts.ts'
import styles from './priced-rows.module.css'
import type { DraftExtra, DraftLine, DraftProblems } from './quote-draft.ts'
import { fieldId, Input, Problem } from './quote-field.tsx'

interface RowTexts {
  columns: readonly string[]
  row(number: number): string
  amount(number: number, label: string): string
  per?(number: number): string
  remove(number: number, label: string): string
  add: string
}

interface Props<Row extends DraftLine | DraftExtra> {
  /** Where they are in the draft. */
  path: 'lines' | 'extras'
  caption: string
  rowTexts: RowTexts
  rows: readonly Row[]
  blank: Row
  /** What is often added. */
  offers: readonly Row[]
  problems: DraftProblems
  /** The last one can't be removed. */
  isNeeded?: boolean
  onChange(rows: Row[]): void
}

export function PricedRows<Row extends DraftLine | DraftExtra>(props: Props<Row>) {
  const { path, caption, rowTexts, rows, blank, offers, problems, isNeeded, onChange } = props
  const change = (index: number, part: Partial<DraftExtra>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
  const add = (row: Row) => {
    flushSync(() => onChange([...rows, row]))
    focusOn(`${path}.${rows.length}.${row.label ? 'amount' : 'label'}`)
  }
  const remove = (index: number) => {
    flushSync(() => onChange(rows.filter((_, at) => at !== index)))
    focusOn(`${path}.${Math.max(index - 1, 0)}.label`, `${path}-add`)
  }
  const left = offers.filter(({ label }) => !rows.some((row) => row.label === label))
  return (
    <>
      {rows.length > 0 && (
        <table className={rowTexts.per ? `${styles.rows} ${styles.withUnit}` : styles.rows}>
          <caption className="sr">{caption}</caption>
          <colgroup>
            <col />
            <col className={styles.amount} />
            {rowTexts.per && <col className={styles.unit} />}
            <col className={styles.remove} />
          </colgroup>
          <thead className="sr">
            <tr>
              {rowTexts.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing else, and keep their order
              <tr key={index}>
                <PricedRow
                  row={row}
                  number={index + 1}
                  path={`${path}.${index}`}
                  rowTexts={rowTexts}
                  problems={problems}
                  isFixed={isNeeded === true && rows.length === 1}
                  onChange={(part) => change(index, part)}
                  onRemove={() => remove(index)}
                />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Problem path={path} problems={problems} />
      {rows.length < MAX_LINES && (
        <p className={styles.add}>
          <button
            type="button"
            className={controls.text}
            id={fieldId(`${path}-add`)}
            onClick={() => add(blank)}
          >
            {rowTexts.add}
          </button>
          {left.length > 0 && <span>{texts.or}</span>}
          {left.map((row) => (
            <button key={row.label} type="button" className={controls.text} onClick={() => add(row)}>
              {row.label}
            </button>
          ))}
        </p>
      )}
    </>
  )
}

interface RowProps {
  row: DraftLine | DraftExtra
  number: number
  path: string
  rowTexts: RowTexts
  problems: DraftProblems
  isFixed: boolean
  onChange(part: Partial<DraftExtra>): void
  onRemove(): void
}

const PricedRow = ({ row, number, path, rowTexts, problems, isFixed, onChange, onRemove }: RowProps) => (
  <>
    <td>
      <Input
        path={`${path}.label`}
        problems={problems}
        aria-label={rowTexts.row(number)}
        value={row.label}
        maxLength={120}
        onType={(label) => onChange({ label })}
      />
      <Problem path={`${path}.label`} problems={problems} />
      <Problem path={`${path}.amount`} problems={problems} />
    </td>
    <td className={styles.amount}>
      <Input
        path={`${path}.amount`}
        problems={problems}
        aria-label={rowTexts.amount(number, row.label)}
        inputMode="decimal"
        value={row.amount}
        maxLength={20}
        onType={(amount) => onChange({ amount })}
        onBlur={() => {
          const tidy = tidyAmount(row.amount)
          if (tidy !== row.amount) onChange({ amount: tidy })
        }}
      />
    </td>
    {rowTexts.per && 'per' in row && (
      <td className={styles.unit}>
        <Input
          path={`${path}.per`}
          problems={problems}
          aria-label={rowTexts.per(number)}
          placeholder={texts.perPlaceholder}
          value={row.per}
          maxLength={120}
          onType={(per) => onChange({ per })}
        />
      </td>
    )}
    <td className={styles.remove}>
      {!isFixed && (
        <Button className={controls.bare} aria-label={rowTexts.remove(number, row.label)} onClick={onRemove}>
          <CloseIcon />
        </Button>
      )}
    </td>
  </>
)

function focusOn(...paths: string[]): void {
  const fields = paths.map((path) => document.getElementById(fieldId(path)))
  fields.find((field) => field !== null)?.focus()
}
