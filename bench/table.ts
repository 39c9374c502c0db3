import type { Row } from './row.ts'
import type { Spread } from './statistics.ts'

/** The rows as they are printed; in Markdown, so that they can stand in a document as they are. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ measure, measured, reference, ratio, unit, target, met, note }) => [
    measure,
    measured ? formatSpread(measured, unit) : 'not measured',
    reference ? formatSpread(reference, unit) : '',
    ratio ? `${round(ratio.median)} × (${round(ratio.least)}–${round(ratio.most)})` : '',
    target,
    met === undefined ? '' : met ? 'yes' : 'no',
    note ?? '',
  ])
  const all = [['measure', 'measured', 'reference', 'ratio', 'target', 'met', 'note'], ...cells]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0))) ?? []
  const lines = all.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  return [lines[0], `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines.slice(1)].join(
    '\n',
  )
}

/** Median, and how far the rounds lay apart. */
function formatSpread({ median, least, most, rounds }: Spread, unit: string): string {
  const amount = `${round(median)} ${unit}`.trim()
  return rounds === 1 || least === most ? amount : `${amount} (${round(least)}–${round(most)})`
}

function round(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return String(Number(value.toFixed(digits)))
}
