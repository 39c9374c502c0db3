import { useMemo, useState } from 'react'
import type { OfferedTemplates, QuoteTemplate, Template } from '../../../../../domain/quotes/templates.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { quoteDraftKey, readStored, store } from '../../../../features/inbox/stored.ts'
import { offerTemplates } from '../reply/request-templates.ts'
import { type Insertion, useInsertion } from '../reply/use-insertion.ts'
import { newDraft, type QuoteDraft, readQuoteDraft, withTemplate } from './quote-draft.ts'

export interface StoredQuote extends Pick<Insertion<QuoteDraft>, 'last' | 'undo'> {
  draft: QuoteDraft
  savedAt: string | undefined
  isTyped: boolean
  templates: OfferedTemplates<QuoteTemplate>
  /** The template that is in the form, unchanged. */
  chosen: string
  write(draft: QuoteDraft): void
  insert(template: QuoteTemplate): void
  clear(): void
}

/** What is typed stays in this browser until it is sent; before that the form starts from what is known. */
export function useQuoteDraft(
  details: SubmissionDetails,
  templates: readonly Template[],
  onTyped: () => void,
): StoredQuote {
  const key = quoteDraftKey(details.reference)
  const offered = useMemo(() => offerTemplates('quote', templates, details), [templates, details])
  const [last] = details.quotes
  const first = last ? undefined : offered.fitting[0]
  const [typed, setTyped] = useState(() => readQuoteDraft(readStored(key) ?? ''))
  const start = useStart(details, first)
  const write = (draft: QuoteDraft) => {
    const stored = { draft, at: new Date().toISOString() }
    store(key, JSON.stringify(stored))
    setTyped(stored)
    onTyped()
  }
  const clear = () => {
    store(key, undefined)
    setTyped(undefined)
  }
  const { insert, ...insertion } = useInsertion({
    typed: typed?.draft,
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    write,
    clear,
  })
  return {
    draft: typed?.draft ?? start,
    savedAt: typed?.at,
    isTyped: typed !== undefined,
    templates: offered,
    chosen: insertion.last?.id ?? (typed ? '' : (first?.id ?? '')),
    ...insertion,
    write,
    insert(template) {
      const now = Date.now()
      insert(template, (before) =>
        before || last
          ? withTemplate(before ?? start, template, details, now)
          : newDraft(details, template, now),
      )
    },
    clear,
  }
}

/** Made again only for another last quote or another template, so that its times stay. */
function useStart(details: SubmissionDetails, template: QuoteTemplate | undefined): QuoteDraft {
  const from = `${details.quotes[0]?.number} ${template?.id} ${template?.version}`
  const [start, setStart] = useState(() => ({ from, draft: newDraft(details, template, Date.now()) }))
  if (start.from !== from) setStart({ from, draft: newDraft(details, template, Date.now()) })
  return start.draft
}
