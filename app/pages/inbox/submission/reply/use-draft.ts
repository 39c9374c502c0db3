import { useMemo, useRef, useState } from 'react'
import {
  fillTemplate,
  type OfferedTemplates,
  type ReplyTemplate,
  type Template,
} from '../../../../../domain/quotes/templates.ts'
import { quotedStates, type SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { draftKey, readStored, store } from '../../../../features/inbox/stored.ts'
import { offerTemplates, valuesOf } from './request-templates.ts'
import type { TypedEnvelope } from './typed-envelope.ts'
import { type Insertion, useInsertion } from './use-insertion.ts'

export interface ReplyDraft extends Pick<Insertion<string>, 'last' | 'undo'> {
  text: string
  savedAt: string | undefined
  isTyped: boolean
  templates: OfferedTemplates<ReplyTemplate>
  /** The template that is in the text, unchanged. */
  chosen: string
  envelope: TypedEnvelope
  write(text: string): void
  address(envelope: TypedEnvelope): void
  restore(text: string, envelope: TypedEnvelope): void
  /** Where the next template goes. */
  noteCaret(at: number): void
  insert(template: ReplyTemplate): void
  clear(): void
}

/** What is typed stays in this browser until it is sent; before that the first template is offered. */
export function useDraft(
  details: SubmissionDetails,
  templates: readonly Template[],
  onTyped: () => void,
): ReplyDraft {
  const key = draftKey(details.reference)
  // Not at every key: it reads the whole conversation.
  const offered = useMemo(() => offerTemplates('reply', templates, details), [templates, details])
  const first = isAnswered(details) ? undefined : offered.fitting[0]
  const [typed, setTyped] = useState(() => readDraft(key))
  const caret = useRef<number>(undefined)
  const fillIn = ({ text, locale }: ReplyTemplate) => fillTemplate(text, valuesOf(details, locale))
  const shown = typed?.text ?? (first ? fillIn(first) : '')
  const save = (part: Partial<Typed>) => {
    const { text, envelope } = { text: shown, envelope: typed?.envelope ?? {}, ...part }
    // `at` stays last: it is looked for at the end.
    const draft = { text, envelope, at: new Date().toISOString() }
    store(key, JSON.stringify(draft))
    setTyped(draft)
    onTyped()
  }
  const write = (text: string) => save({ text })
  const clear = () => {
    store(key, undefined)
    setTyped(undefined)
  }
  const { last, undo, insert } = useInsertion({
    typed: typed?.text,
    isSame: (one, other) => one === other,
    write,
    clear,
  })
  return {
    text: shown,
    envelope: typed?.envelope ?? {},
    savedAt: typed?.at,
    isTyped: typed !== undefined,
    templates: offered,
    chosen: last?.id ?? (typed ? '' : (first?.id ?? '')),
    last,
    undo,
    write,
    address: (envelope) => save({ envelope }),
    restore: (text, envelope) => save({ text, envelope }),
    noteCaret(at) {
      if (!last) caret.current = at
    },
    insert: (template) =>
      insert(template, (before = '') => insertInto(before, fillIn(template), caret.current)),
    clear,
  }
}

/** As paragraphs of its own, at the caret or at the end. */
function insertInto(before: string, text: string, caret = before.length): string {
  const [head, tail] = [before.slice(0, caret).trimEnd(), before.slice(caret).trimStart()]
  return [head, text, tail].filter((part) => part !== '').join('\n\n')
}

const isAnswered = ({ state }: SubmissionDetails): boolean =>
  state === 'answered' || quotedStates.includes(state)

interface Typed {
  text: string
  envelope: TypedEnvelope
  at: string
}

function readDraft(key: string): Typed | undefined {
  try {
    const { text, envelope = {}, at } = JSON.parse(readStored(key) ?? '')
    return typeof text === 'string' && typeof at === 'string' ? { text, envelope, at } : undefined
  } catch {
    return undefined
  }
}
