import { useState } from 'react'
import type * as z from 'zod/mini'
import type { OfferedTemplates, Template } from '../../../../../domain/quotes/templates.ts'
import { readDraft, store } from '../../../../features/inbox/stored.ts'

export interface StoredDraft<Content, Filled extends Template> {
  /** Undefined until something is typed. */
  typed: Content | undefined
  /** ISO 8601. */
  savedAt: string | undefined
  isTyped: boolean
  templates: OfferedTemplates<Filled>
  /** The template that is there unchanged. */
  chosen: string
  /** The same, where it was inserted. */
  last: { id: string; name: string } | undefined
  /** While nothing was typed after it. */
  undo: (() => void) | undefined
  write(content: Content): void
  clear(): void
}

interface Inserted<Content> {
  id: string
  name: string
  /** What was typed; undefined where nothing was. */
  before: Content | undefined
  after: Content
}

interface Options<Content, Filled extends Template> {
  key: string
  schema: z.ZodMiniType<Content>
  templates: OfferedTemplates<Filled>
  /** The part that templates fill: as long as it is the same, the template is there. */
  filled(content: Content): Partial<Content>
  onTyped(): void
}

/** What is typed stays in this browser until it is sent; a template that was inserted can be taken back until then. */
export function useStoredDraft<Content extends object, Filled extends Template>(
  { key, schema, templates, filled, onTyped }: Options<Content, Filled>,
  first: Filled | undefined,
): StoredDraft<Content, Filled> & {
  /** `fill` makes a draft from what was typed; a second choice starts from before the first. */
  insertWith(template: Filled, fill: (before: Content | undefined) => Content): void
} {
  const [stored, setStored] = useState(() => readDraft(key, schema))
  const [inserted, setInserted] = useState<Inserted<Content>>()
  const typed = stored?.content
  const isSame = (one: Content, other: Content) =>
    JSON.stringify(filled(one)) === JSON.stringify(filled(other))
  const last = inserted && typed && isSame(typed, inserted.after) ? inserted : undefined
  const write = (content: Content) => {
    const at = new Date().toISOString()
    store(key, JSON.stringify({ ...content, at }))
    setStored({ content, at })
    onTyped()
  }
  const clear = () => {
    store(key, undefined)
    setStored(undefined)
  }
  const undo = () => {
    setInserted(undefined)
    if (typed && last?.before) write({ ...typed, ...filled(last.before) })
    else clear()
  }
  return {
    typed,
    savedAt: stored?.at,
    isTyped: typed !== undefined,
    templates,
    chosen: last?.id ?? (typed ? '' : (first?.id ?? '')),
    last,
    undo: last && undo,
    write,
    clear,
    insertWith({ id, name }, fill) {
      const before = last ? last.before : typed
      const after = fill(before)
      setInserted({ id, name, before, after })
      write(after)
    },
  }
}
