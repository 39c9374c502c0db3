import { useMemo, useRef } from 'react'
import * as z from 'zod/mini'
import { fillTemplate, type ReplyTemplate, type Template } from '../../../../../domain/quotes/templates.ts'
import { quotedStates, type SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { draftKey } from '../../../../features/inbox/stored.ts'
import { offerTemplates, valuesOf } from './request-templates.ts'
import type { TypedEnvelope } from './typed-envelope.ts'
import { type StoredDraft, useStoredDraft } from './use-stored-draft.ts'

export interface ReplyDraft
  extends Omit<StoredDraft<z.output<typeof schema>, ReplyTemplate>, 'typed' | 'write'> {
  text: string
  envelope: TypedEnvelope
  write(text: string): void
  writeEnvelope(envelope: TypedEnvelope): void
  restore(text: string, envelope: TypedEnvelope): void
  /** Where the next template goes. */
  noteCaret(at: number): void
  insert(template: ReplyTemplate): void
}

const schema = z.object({
  text: z.string(),
  envelope: z._default(
    z.object({
      to: z.optional(z.string()),
      isSenders: z.optional(z.boolean()),
      copies: z.optional(z.string()),
      subject: z.optional(z.string()),
    }),
    {},
  ),
})

/** Before something is typed, the first template is offered. */
export function useDraft(
  details: SubmissionDetails,
  templates: readonly Template[],
  onTyped: () => void,
): ReplyDraft {
  // Not at every key: it reads the whole conversation.
  const offered = useMemo(() => offerTemplates('reply', templates, details), [templates, details])
  const first = isAnswered(details) ? undefined : offered.fitting[0]
  const { typed, write, insertWith, ...stored } = useStoredDraft(
    {
      key: draftKey(details.reference),
      schema,
      templates: offered,
      filled: ({ text }) => ({ text }),
      onTyped,
    },
    first,
  )
  const caret = useRef<number>(undefined)
  const fillIn = ({ text, locale }: ReplyTemplate) => fillTemplate(text, valuesOf(details, locale))
  const text = typed?.text ?? (first ? fillIn(first) : '')
  const envelope = typed?.envelope ?? {}
  return {
    ...stored,
    text,
    envelope,
    write: (text) => write({ text, envelope }),
    writeEnvelope: (envelope) => write({ text, envelope }),
    restore: (text, envelope) => write({ text, envelope }),
    noteCaret(at) {
      if (!stored.last) caret.current = at
    },
    insert: (template) =>
      insertWith(template, (before) => ({
        text: insertInto(before?.text ?? '', fillIn(template), caret.current),
        envelope,
      })),
  }
}

/** As paragraphs of its own, at the caret or at the end. */
function insertInto(before: string, text: string, caret = before.length): string {
  const [head, tail] = [before.slice(0, caret).trimEnd(), before.slice(caret).trimStart()]
  return [head, text, tail].filter((part) => part !== '').join('\n\n')
}

const isAnswered = ({ state }: SubmissionDetails): boolean =>
  state === 'answered' || quotedStates.includes(state)
