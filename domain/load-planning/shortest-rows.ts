import type { Footprint, Stack } from './stacks.ts'
import { TOLERANCE, trailer } from './trailer.ts'

export interface PlannedRow {
  length: number
  stacks: { stack: Stack; footprint: Footprint }[]
}

/**
 * The shortest way to cut the stacks, in their order, into rows. Being the true minimum, it never shrinks
 * when a stack is added. `best[i]` is the floor length from stack i on; a row of a given length takes as
 * many stacks as its width allows, because what is left for the next rows only becomes less. Of two equal ways the one
 * with the fuller first row is taken.
 */
export function shortestRows(stacks: readonly Stack[]): PlannedRow[] {
  const rowLengths = [...new Set(stacks.flatMap((stack) => stack.footprints.map(({ length }) => length)))]
  const windows = rowLengths.map((length) => ({ length, end: stacks.length, width: 0 }))
  const best: number[] = Array(stacks.length + 1).fill(0)
  const choice: { length: number; end: number }[] = []
  for (let i = stacks.length - 1; i >= 0; i--) {
    best[i] = Number.POSITIVE_INFINITY
    for (const window of windows) {
      growWindow(window, stacks, i)
      const total = window.length + (best[window.end] ?? 0)
      const isShorter = total < (best[i] ?? 0) - TOLERANCE
      const isFuller = total < (best[i] ?? 0) + TOLERANCE && window.end > (choice[i]?.end ?? i)
      if (window.end > i && (isShorter || isFuller)) {
        best[i] = Math.min(total, best[i] ?? total)
        choice[i] = { length: window.length, end: window.end }
      }
    }
  }
  return followChoices(stacks, choice)
}

/** Takes stack i into the window of one row length, and lets stacks at its end go until it fits the width. */
function growWindow(
  window: { length: number; end: number; width: number },
  stacks: readonly Stack[],
  i: number,
): void {
  const width = narrowest(stacks[i], window.length)?.width
  if (width === undefined) {
    window.end = i
    window.width = 0
    return
  }
  window.width += width
  while (window.width > trailer.width + TOLERANCE) {
    window.end--
    window.width -= narrowest(stacks[window.end], window.length)?.width ?? 0
  }
}

function narrowest(stack: Stack | undefined, rowLength: number): Footprint | undefined {
  const ways = stack?.footprints.filter(({ length }) => length <= rowLength) ?? []
  return ways.reduce<Footprint | undefined>(
    (least, way) => (least && least.width <= way.width ? least : way),
    undefined,
  )
}

function followChoices(
  stacks: readonly Stack[],
  choice: readonly { length: number; end: number }[],
): PlannedRow[] {
  const rows: PlannedRow[] = []
  let from = 0
  for (let next = choice[from]; next; next = choice[from]) {
    const { length, end } = next
    const inRow = stacks.slice(from, end).flatMap((stack) => {
      const footprint = narrowest(stack, length)
      return footprint ? [{ stack, footprint }] : []
    })
    rows.push({ length, stacks: inRow })
    from = end
  }
  return rows
}
