import { useState } from 'react'
import type { Template } from '../../../../../domain/quotes/templates.ts'

interface Inserted<Draft> {
  id: string
  name: string
  /** What was typed; undefined where nothing was. */
  before: Draft | undefined
  after: Draft
}

export interface Insertion<Draft> {
  /** The template that is there unchanged. */
  last: { id: string; name: string } | undefined
  /** `fill` makes a draft from what was typed; a second choice starts from before the first. */
  insert(template: Pick<Template, 'id' | 'name'>, fill: (before: Draft | undefined) => Draft): void
  /** While nothing was typed after it. */
  undo: (() => void) | undefined
}

interface Options<Draft> {
  typed: Draft | undefined
  isSame(one: Draft, other: Draft): boolean
  write(draft: Draft): void
  clear(): void
}

/** Fills templates into a draft, and brings back what was there. */
export function useInsertion<Draft>({ typed, isSame, write, clear }: Options<Draft>): Insertion<Draft> {
  const [inserted, setInserted] = useState<Inserted<Draft>>()
  const last = inserted && typed !== undefined && isSame(typed, inserted.after) ? inserted : undefined
  return {
    last,
    insert({ id, name }, fill) {
      const before = last ? last.before : typed
      const after = fill(before)
      setInserted({ id, name, before, after })
      write(after)
    },
    undo:
      last &&
      (() => {
        setInserted(undefined)
        if (last.before === undefined) clear()
        else write(last.before)
      }),
  }
}
