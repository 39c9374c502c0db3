import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Units } from '../../../domain/load-planning/units.ts'
import { readQuery, writeQuery } from './planner-query.ts'
import {
  type Extra,
  example,
  extras,
  inUnits,
  isBlank,
  MAX_ROWS,
  measures,
  newRow,
  type PieceRow,
  type PlannerState,
  pallets,
} from './planner-state.ts'
import { readNumber } from './typed-measures.ts'

export type PlannerAction =
  | { type: 'show'; state: PlannerState }
  | { type: 'change'; id: number; changes: Partial<PieceRow> }
  | { type: 'add' }
  | { type: 'preset'; count: number }
  | { type: 'remove'; id: number }
  | { type: 'move'; id: number; by: 1 | -1 }
  | { type: 'units'; units: Units }
  | { type: 'extra'; extra: Extra; isOn: boolean }

/** The planner's state, which is also in the page's URL from the first change on. */
export function usePlanner(form: RefObject<HTMLFormElement | null>) {
  const [state, dispatch] = useReducer(reduce, example)
  const written = useRef('')
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useLayoutEffect(() => {
    const fromUrl =
      readQuery(window.location.search) ?? (written.current ? undefined : typedBefore(form.current))
    if (fromUrl) dispatch({ type: 'show', state: fromUrl })
  }, [key, form])

  useEffect(() => {
    if (state === example) return
    const query = writeQuery(state)
    if (query === window.location.search) return
    written.current = query
    try {
      window.history.replaceState(window.history.state, '', query)
    } catch {
      // Some browsers limit how often a URL may change; the next change brings it up to date.
    }
  }, [state])

  return [state, dispatch] as const
}

/** What was typed into the page before the application ran. */
function typedBefore(form: HTMLFormElement | null): PlannerState | undefined {
  if (!form) return undefined
  const entered = new FormData(form)
  const rows = example.rows.map((row) => {
    const typed = Object.fromEntries(
      measures.map((measure) => [measure, String(entered.get(`${measure}-${row.id}`) ?? '')]),
    )
    return {
      ...row,
      ...typed,
      stackable: entered.has(`stackable-${row.id}`),
      turnable: entered.has(`turnable-${row.id}`),
    }
  })
  const units = entered.get('units') === 'metric' ? 'metric' : 'imperial'
  const isExample = JSON.stringify(rows) === JSON.stringify(example.rows)
  const typed: PlannerState = {
    ...(isExample ? inUnits(example, units) : { units, rows }),
    extras: extras.filter((extra) => entered.getAll('extra').includes(extra)),
  }
  return writeQuery(typed) === writeQuery(example) ? undefined : typed
}

function reduce(state: PlannerState, action: PlannerAction): PlannerState {
  const { rows } = state
  switch (action.type) {
    case 'show':
      return action.state
    case 'change':
      return {
        ...state,
        rows: rows.map((row) => (row.id === action.id ? { ...row, ...action.changes } : row)),
      }
    case 'add':
      return rows.length < MAX_ROWS ? { ...state, rows: [...rows, newRow(nextId(rows))] } : state
    case 'preset':
      return withPallets(state, action.count)
    case 'remove': {
      const left = rows.filter(({ id }) => id !== action.id)
      return { ...state, rows: left.length > 0 ? left : [newRow(nextId(rows))] }
    }
    case 'move':
      return { ...state, rows: moveRow(rows, action.id, action.by) }
    case 'units':
      return inUnits(state, action.units)
    case 'extra': {
      const others = state.extras.filter((extra) => extra !== action.extra)
      return { ...state, extras: action.isOn ? [...others, action.extra] : others }
    }
  }
}

/** Standard pallets take the place of the example, or of other standard pallets; what a visitor measured stays. */
function withPallets(state: PlannerState, count: number): PlannerState {
  const { rows, units } = state
  const standard = (id: number, of: number) =>
    inUnits({ units: 'imperial', rows: [newRow(id, pallets(of))], extras: [] }, units).rows
  const measured = rows.filter((row) => !isBlank(row) && !isStandard(row))
  const left = MAX_ROWS - measured.length
  return left > 0 ? { ...state, rows: [...measured, ...standard(nextId(rows), count)] } : state

  function isStandard(row: PieceRow): boolean {
    const [same] = standard(row.id, readNumber(row.count))
    return same !== undefined && JSON.stringify(same) === JSON.stringify(row)
  }
}

function moveRow(rows: readonly PieceRow[], id: number, by: 1 | -1): readonly PieceRow[] {
  const from = rows.findIndex((row) => row.id === id)
  const row = rows[from]
  const to = from + by
  return row && to >= 0 && to < rows.length ? rows.toSpliced(from, 1).toSpliced(to, 0, row) : rows
}

const nextId = (rows: readonly PieceRow[]): number => Math.max(0, ...rows.map(({ id }) => id)) + 1
