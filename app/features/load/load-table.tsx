import type { LoadPlan } from '../../../domain/load.ts'
import { isAdvice } from '../../../domain/load-planning/notes.ts'
import { number, weight } from '../../../domain/load-planning/units.ts'
import { enLoad } from '../../../translations/en/load.ts'
import { lineLetter, noteText } from '../../../translations/en/load-notes.ts'
import { Fold } from '../../ui/lists/fold.tsx'
import { SpecTable } from '../../ui/lists/spec-table.tsx'
import styles from './load-table.module.css'
import { sizeOf } from './load-text.ts'
import { isBlank, lineOf, type PieceRow, type PlannerState } from './planner-state.ts'

const { table: texts } = enLoad

/** The drawing as a table: where each row of pieces is. */
export function LoadTable({ state, plan }: { state: PlannerState; plan: LoadPlan }) {
  const rows = state.rows.flatMap((row, line) =>
    isBlank(row) ? [] : [[lineLetter(line), ...cellsOf(row, line, state, plan)]],
  )
  return (
    <div className="py-1 px-inset ruled">
      <Fold summary={<b className="type-action">{texts.summary}</b>}>
        <div className={styles.table}>
          <SpecTable caption={texts.caption} head={[...texts.head]} rows={rows} />
        </div>
      </Fold>
    </div>
  )
}

function cellsOf(row: PieceRow, line: number, { units }: PlannerState, plan: LoadPlan): string[] {
  const total = lineOf(row, units)
  const mass = Number.isFinite(total.count * total.weight) ? weight(total.count * total.weight, units) : '–'
  return [sizeOf(row, units), ...standing(line, total.count, units, plan), mass]
}

function standing(
  line: number,
  count: number,
  units: PlannerState['units'],
  plan: LoadPlan,
): [string, string] {
  const reasons = plan.notes.filter((note) => 'line' in note && note.line === line && !isAdvice(note))
  if (reasons.length > 0) return [reasons.map((note) => noteText(note, units)).join(' '), '–']
  const own = plan.rows.filter(({ placements }) => placements.some((stack) => stack.line === line))
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return [texts.noRoom, '–']
  const stacks = own.flatMap(({ placements }) => placements.filter((stack) => stack.line === line))
  const across = Math.max(...own.map((row) => row.placements.filter((stack) => stack.line === line).length))
  const high = Math.max(...stacks.map((stack) => stack.pieces))
  const left = count - stacks.reduce((sum, stack) => sum + stack.pieces, 0)
  const feet = (inches: number) => number(inches / 12, 1)
  const text = [
    texts.across(across, own.length),
    high > 1 && texts.high(high),
    stacks.every(({ isTurned }) => isTurned) && texts.turned,
    texts.from(feet(first.x), feet(last.x + last.length)),
    left > 0 && texts.left(left),
  ]
  return [text.filter(Boolean).join(', '), `${feet(last.x + last.length - first.x)} ft`]
}
