/** What several rounds gave. */
interface Spread {
  median: number
  least: number
  most: number
}

/** One line of the table. */
export interface Row {
  measure: string
  measured?: string
  reference?: string
  ratio?: string
  target: string
  isMet: boolean
  note?: string
}

interface Measurement {
  measure: string
  unit?: string
  /** One of each round. */
  values: readonly number[]
  /** Of the same rounds: the ratio is held against the limit. What slows one slows the other. */
  references?: readonly number[]
  limit: { atMost: number } | { atLeast: number }
  /** What the limit is in times of. */
  of?: string
  note?: string
}

/** The median decides. */
export function rowOf({ measure, unit = '', values, references, limit, of, note }: Measurement): Row {
  const ratio = references && ratioOf(values, references)
  const { median } = ratio ?? spreadOf(values)
  const [sign, most, least] =
    'atMost' in limit ? ['≤', limit.atMost, -Infinity] : ['≥', Infinity, limit.atLeast]
  const bound = 'atMost' in limit ? limit.atMost : limit.atLeast
  return {
    measure,
    measured: formatSpread(spreadOf(values), unit),
    ...(ratio && { reference: formatSpread(spreadOf(references), unit), ratio: formatSpread(ratio, '×') }),
    target: `${sign} ${bound} ${ratio ? `× ${of}` : unit}`.trim(),
    isMet: median <= most && median >= least,
    ...(note && { note }),
  }
}

export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('nothing was measured')
  const inOrder = values.toSorted((one, other) => one - other)
  const at = (index: number) => inOrder[index] ?? Number.NaN
  const middle = (inOrder.length - 1) / 2
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    most: at(inOrder.length - 1),
  }
}

export const ratioOf = (values: readonly number[], references: readonly number[]): Spread =>
  spreadOf(values.map((value, index) => value / (references[index] ?? Number.NaN)))

/** In Markdown, so that the rows can be in a document as they are. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ measure, measured, reference, ratio, target, isMet, note }) => [
    measure,
    measured ?? 'not measured',
    reference ?? '',
    ratio ?? '',
    target,
    isMet ? 'yes' : 'no',
    note ?? '',
  ])
  const head = ['measure', 'measured', 'reference', 'ratio', 'target', 'met', 'note']
  return [head, head.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n')
}

/** Median, and how far the rounds lay apart. */
function formatSpread({ median, least, most }: Spread, unit: string): string {
  const amount = `${round(median)} ${unit}`.trim()
  return least === most ? amount : `${amount} (${round(least)}–${round(most)})`
}

function round(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return String(Number(value.toFixed(digits)))
}
