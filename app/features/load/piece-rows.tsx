import { type Dispatch, useLayoutEffect, useRef } from 'react'
import type { LoadPlan } from '../../../domain/load.ts'
import { isAdvice } from '../../../domain/load-planning/notes.ts'
import { isOpenDeck } from '../../../domain/load-planning/trailers.ts'
import type { Units } from '../../../domain/load-planning/units.ts'
import { enLoad } from '../../../translations/en/load.ts'
import { lineLetter, noteText } from '../../../translations/en/load-notes.ts'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { CloseIcon, DownIcon, UpIcon } from '../../ui/controls/icons.tsx'
import styles from './piece-rows.module.css'
import {
  isBlank,
  MAX_ROWS,
  type Measure,
  numberOf,
  type PieceRow,
  type PlannerState,
} from './planner-state.ts'
import type { PlannerAction } from './use-planner.ts'

const { rows: texts } = enLoad

interface Props {
  state: PlannerState
  plan: LoadPlan
  dispatch: Dispatch<PlannerAction>
  announce: (text: string) => void
}

/** The pieces of the load, one row for each kind, the first at the nose. */
export function PieceRows({ state, plan, dispatch, announce }: Props) {
  const { rows, units } = state
  const focusNext = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!focusNext.current) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = undefined
  })

  function move(row: PieceRow, at: number, by: 1 | -1): void {
    const to = at + by
    if (to < 0 || to >= rows.length) return
    focusNext.current = idOf(row, by > 0 ? 'down' : 'up')
    dispatch({ type: 'move', id: row.id, by })
    announce(texts.moved(lineLetter(at), lineLetter(to), rows.length))
  }

  function remove(row: PieceRow, at: number): void {
    const next = rows[at + 1] ?? rows[at - 1]
    focusNext.current = next ? idOf(next, 'remove') : 'load-add'
    dispatch({ type: 'remove', id: row.id })
    announce(texts.removed(lineLetter(at)))
  }

  function add(): void {
    const id = Math.max(...rows.map((row) => row.id)) + 1
    focusNext.current = `load-count-${id}`
    dispatch({ type: 'add' })
  }

  return (
    <>
      <div>
        {rows.map((row, at) => (
          <Row
            key={row.id}
            {...{ row, at, units }}
            isLast={at === rows.length - 1}
            problems={isBlank(row) ? [] : problemsOf(plan, at, row, units)}
            onChange={(changes) => dispatch({ type: 'change', id: row.id, changes })}
            onMove={(by) => move(row, at, by)}
            onRemove={() => remove(row, at)}
          />
        ))}
      </div>
      <div className={styles.add}>
        <Button
          id="load-add"
          look="line"
          size="compact"
          onClick={add}
          aria-disabled={rows.length >= MAX_ROWS}
        >
          {texts.add}
        </Button>
        {[12, 26].map((count) => (
          <button
            key={count}
            type="button"
            className="link text-sm min-target"
            onClick={() => dispatch({ type: 'preset', count })}
          >
            {texts.preset(count)}
          </button>
        ))}
      </div>
    </>
  )
}

interface RowProps {
  row: PieceRow
  at: number
  units: Units
  isLast: boolean
  problems: readonly string[]
  onChange: (changes: Partial<PieceRow>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function Row({ row, at, units, isLast, problems, onChange, onMove, onRemove }: RowProps) {
  const letter = lineLetter(at)
  const [size, mass] = units === 'metric' ? (['cm', 'kg'] as const) : (['in', 'lb'] as const)
  const cell = { row, units, onChange, problems }
  return (
    <fieldset className={[styles.row, problems.length > 0 && styles.bad].filter(Boolean).join(' ')}>
      <legend className="absolute">
        <span className={styles.key} aria-hidden="true">
          {letter}
        </span>
        <span className="sr">{texts.row(letter)}</span>
      </legend>
      <Cell {...cell} measure="count" />
      <div className={styles.size}>
        <Cell {...cell} measure="length" unit={size} />
        <b className="pb-3 regular steel" aria-hidden="true">
          ×
        </b>
        <Cell {...cell} measure="width" unit={size} />
        <b className="pb-3 regular steel" aria-hidden="true">
          ×
        </b>
        <Cell {...cell} measure="height" unit={size} />
      </div>
      <Cell {...cell} measure="weight" unit={mass} />
      <div className={`whole flex wrap gap-x-5 ${styles.options}`}>
        <Option {...{ row, onChange }} name="stackable" />
        <Option {...{ row, onChange }} name="turnable" />
      </div>
      <div className={styles.actions}>
        <IconButton
          id={idOf(row, 'up')}
          label={texts.up(letter)}
          aria-disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          <UpIcon />
        </IconButton>
        <IconButton
          id={idOf(row, 'down')}
          label={texts.down(letter)}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        >
          <DownIcon />
        </IconButton>
        <IconButton id={idOf(row, 'remove')} label={texts.remove(letter)} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </div>
      <p
        className={`whole type-label error ${styles.problem}`}
        id={idOf(row, 'problem')}
        hidden={problems.length === 0}
      >
        {problems.join(' ')}
      </p>
    </fieldset>
  )
}

type Unit = keyof typeof texts.unitNames

interface CellProps {
  row: PieceRow
  units: Units
  measure: Measure
  unit?: Unit
  problems: readonly string[]
  onChange: RowProps['onChange']
}

const Cell = ({ row, units, measure, unit, problems, onChange }: CellProps) => {
  const id = `load-${measure}-${row.id}`
  const number = numberOf(row, measure, units)
  return (
    <div className={`min-0 ${styles.cell}`}>
      <label className="block mb-1 type-label" htmlFor={id}>
        {texts.fields[measure]}
        {unit && <span className="sr"> {texts.unitNames[unit]}</span>}
      </label>
      <span className={styles.input}>
        <input
          className="full min-0 border-0 bg-none ink text-md tabular no-outline"
          id={id}
          name={`${measure}-${row.id}`}
          inputMode="decimal"
          autoComplete="off"
          value={row[measure]}
          onChange={(event) => onChange({ [measure]: event.currentTarget.value })}
          // The unit stands beside it.
          onBlur={() => number !== row[measure] && onChange({ [measure]: number })}
          aria-describedby={problems.length > 0 ? idOf(row, 'problem') : undefined}
        />
        {unit && (
          <i className="text-sm steel center-self not-italic" aria-hidden="true">
            {unit}
          </i>
        )}
      </span>
    </div>
  )
}

interface OptionProps {
  row: PieceRow
  name: 'stackable' | 'turnable'
  onChange: RowProps['onChange']
}

const Option = ({ row, name, onChange }: OptionProps) => (
  <label className="target gap-2 text-sm pointer">
    <input
      className="checkbox"
      type="checkbox"
      name={`${name}-${row.id}`}
      checked={row[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
    />
    <span>{texts[name]}</span>
  </label>
)

/** Problems of one row alone. An empty cell is no problem yet. */
function problemsOf(plan: LoadPlan, at: number, row: PieceRow, units: Units): string[] {
  return plan.notes.flatMap((note) => {
    if (!('line' in note) || note.line !== at || isAdvice(note) || isOpenDeck(note.code)) return []
    return note.code === 'invalid' && row[note.field].trim() === '' ? [] : [noteText(note, units)]
  })
}

const idOf = ({ id }: PieceRow, part: string): string => `load-${part}-${id}`
