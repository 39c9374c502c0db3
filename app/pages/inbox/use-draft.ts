import { useState } from 'react'
import type { SubmissionDetails } from '../../../domain/inbox.ts'
import { draftKey, readStored, store } from '../../features/inbox/stored.ts'
import { templatesFor } from './reply-templates.ts'

/** What is typed stays in this browser until it is sent; before that the first template is offered. */
export function useDraft(details: SubmissionDetails) {
  const key = draftKey(details.reference)
  const offered = templatesFor(details)[0]?.text(details) ?? ''
  const [typed, setTyped] = useState(() => readDraft(key))
  const write = (text: string) => {
    const draft = { text, at: new Date().toISOString() }
    store(key, JSON.stringify(draft))
    dispatchEvent(new Event('inbox:typed'))
    setTyped(draft)
  }
  return {
    text: typed?.text ?? (details.state === 'answered' ? '' : offered),
    savedAt: typed?.at,
    isTyped: typed !== undefined,
    type: write,
    replace: write,
    clear() {
      store(key, undefined)
      setTyped(undefined)
    },
  }
}

function readDraft(key: string): { text: string; at: string } | undefined {
  try {
    const { text, at } = JSON.parse(readStored(key) ?? '')
    return typeof text === 'string' && typeof at === 'string' ? { text, at } : undefined
  } catch {
    return undefined
  }
}
