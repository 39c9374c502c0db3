import { useState } from 'react'
import type { SubmissionDetails } from '../../../../../domain/inbox.ts'
import { quoteDraftKey, readStored, store } from '../../../../features/inbox/stored.ts'
import { newDraft, type QuoteDraft, readQuoteDraft } from './quote-draft.ts'

export interface StoredQuote {
  draft: QuoteDraft
  savedAt: string | undefined
  isTyped: boolean
  write(draft: QuoteDraft): void
  clear(): void
}

/** What is typed stays in this browser until it is sent; before that the form starts from what is known. */
export function useQuoteDraft(details: SubmissionDetails, onTyped: () => void): StoredQuote {
  const key = quoteDraftKey(details.reference)
  const [typed, setTyped] = useState(() => readQuoteDraft(readStored(key) ?? ''))
  const number = details.quotes[0]?.number
  const [offered, setOffered] = useState(() => ({ number, draft: newDraft(details, Date.now()) }))
  if (offered.number !== number) setOffered({ number, draft: newDraft(details, Date.now()) })
  return {
    draft: typed?.draft ?? offered.draft,
    savedAt: typed?.at,
    isTyped: typed !== undefined,
    write(draft) {
      const stored = { draft, at: new Date().toISOString() }
      store(key, JSON.stringify(stored))
      setTyped(stored)
      onTyped()
    },
    clear() {
      store(key, undefined)
      setTyped(undefined)
    },
  }
}
