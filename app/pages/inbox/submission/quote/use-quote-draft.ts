import { useMemo, useState } from 'react'
import type { QuoteTemplate, Template } from '../../../../../domain/quotes/templates.ts'
import type { SubmissionDetails } from '../../../../../domain/submissions/inbox.ts'
import { quoteDraftKey } from '../../../../features/inbox/stored.ts'
import { offerTemplates } from '../reply/request-templates.ts'
import { type StoredDraft, useStoredDraft } from '../reply/use-stored-draft.ts'
import { newDraft, type QuoteDraft, storedQuote, withTemplate } from './quote-draft.ts'

export interface StoredQuote
  extends Omit<StoredDraft<{ draft: QuoteDraft }, QuoteTemplate>, 'typed' | 'write'> {
  draft: QuoteDraft
  write(draft: QuoteDraft): void
  insert(template: QuoteTemplate): void
}

/** Before something is typed, the form starts from what is known. */
export function useQuoteDraft(
  details: SubmissionDetails,
  templates: readonly Template[],
  onTyped: () => void,
): StoredQuote {
  const key = quoteDraftKey(details.reference)
  const offered = useMemo(() => offerTemplates('quote', templates, details), [templates, details])
  const [lastQuote] = details.quotes
  const first = lastQuote ? undefined : offered.fitting[0]
  const { typed, write, insertWith, ...stored } = useStoredDraft(
    { key, schema: storedQuote, templates: offered, filled: (content) => content, onTyped },
    first,
  )
  const start = useStart(details, first)
  return {
    ...stored,
    draft: typed?.draft ?? start,
    write: (draft) => write({ draft }),
    insert(template) {
      const now = Date.now()
      insertWith(template, (before) => ({
        draft:
          before || lastQuote
            ? withTemplate(before?.draft ?? start, template, details, now)
            : newDraft(details, template, now),
      }))
    },
  }
}

/** Made again only for another last quote or another template, so that its times stay. */
function useStart(details: SubmissionDetails, template: QuoteTemplate | undefined): QuoteDraft {
  const from = `${details.quotes[0]?.number} ${template?.id} ${template?.version}`
  const [start, setStart] = useState(() => ({ from, draft: newDraft(details, template, Date.now()) }))
  if (start.from !== from) setStart({ from, draft: newDraft(details, template, Date.now()) })
  return start.draft
}
