import { useState } from 'react'
import type { ListedSubmission } from '../../../../domain/submissions/inbox.ts'

export function usePicked(lines: readonly ListedSubmission[]) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  /** Where a range begins. */
  const [anchor, setAnchor] = useState<string>()
  const shown = lines.filter(({ reference }) => picked.has(reference))

  return {
    lines: shown,
    has: (reference: string): boolean => picked.has(reference),
    isAll: lines.length > 0 && shown.length === lines.length,
    /** With all rows between it and the one before, where a range is wanted. */
    toggle(reference: string, isRange: boolean) {
      const isOn = !picked.has(reference)
      const references = isRange ? between(lines, anchor, reference) : [reference]
      setPicked((before) => withOrWithout(before, references, isRange || isOn))
      setAnchor(reference)
    },
    toggleAll() {
      const all = lines.map(({ reference }) => reference)
      setPicked(shown.length === lines.length ? new Set() : new Set(all))
    },
    only: (references: readonly string[]) => setPicked(new Set(references)),
  }
}

export type Picked = ReturnType<typeof usePicked>

function between(lines: readonly ListedSubmission[], from: string | undefined, to: string): string[] {
  const references = lines.map(({ reference }) => reference)
  const ends = [references.indexOf(from ?? to), references.indexOf(to)].sort((one, other) => one - other)
  const [first = 0, last = 0] = ends
  return first < 0 ? [to] : references.slice(first, last + 1)
}

function withOrWithout(
  before: ReadonlySet<string>,
  references: readonly string[],
  isOn: boolean,
): ReadonlySet<string> {
  const after = new Set(before)
  for (const reference of references) {
    if (isOn) after.add(reference)
    else after.delete(reference)
  }
  return after
}
