import {
  type Extra,
  extras,
  MAX_ROWS,
  measures,
  newRow,
  numberOf,
  type PieceRow,
  type PlannerState,
} from './planner-state.ts'

const MAX_LETTERS = 12

/**
 * A load as a URL says it: `?row=6x48x40x50x600-stack&units=metric&extra=delivery-dock`. Undefined where the
 * URL says nothing that can be read; what cannot be read in it is left out.
 */
export function readQuery(query: string): PlannerState | undefined {
  const parameters = new URLSearchParams(query)
  const rows = parameters.getAll('row').slice(0, MAX_ROWS).flatMap(readRow)
  if (rows.length === 0) return undefined
  return {
    units: parameters.get('units') === 'metric' ? 'metric' : 'imperial',
    rows,
    extras: extras.filter((extra) => parameters.getAll('extra').includes(extra)),
  }
}

export function writeQuery({ units, rows, extras }: PlannerState): string {
  const query = new URLSearchParams(rows.map((row) => ['row', writeRow(row, units)]))
  if (units === 'metric') query.set('units', units)
  for (const extra of extras satisfies readonly Extra[]) query.append('extra', extra)
  return `?${query}`
}

function readRow(text: string, index: number): PieceRow[] {
  const [numbers = '', ...marks] = text.split('-')
  const typed = numbers.split('x')
  if (typed.length !== measures.length || typed.some((one) => !/^[\d.,]*$/.test(one))) return []
  const row = Object.fromEntries(
    measures.map((measure, i) => [measure, (typed[i] ?? '').slice(0, MAX_LETTERS)]),
  )
  return [newRow(index + 1, { ...row, stackable: marks.includes('stack'), turnable: marks.includes('turn') })]
}

/** Numbers in the planner's units. What is none is left out: without its letters it might be another. */
function writeRow(row: PieceRow, units: PlannerState['units']): string {
  const numbers = measures.map((measure) => {
    const typed = numberOf(row, measure, units).replaceAll(/[\s\u00a0]/g, '')
    return /^[\d.,]*$/.test(typed) ? typed.slice(0, MAX_LETTERS) : ''
  })
  return numbers.join('x') + (row.stackable ? '-stack' : '') + (row.turnable ? '-turn' : '')
}
