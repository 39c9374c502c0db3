import { useState } from 'react'
import { quotedStates, type SubmissionDetails } from '../../../../domain/inbox.ts'
import { draftKey, readStored, store } from '../../../features/inbox/stored.ts'
import { templatesFor } from './reply-templates.ts'

export interface ReplyDraft {
  text: string
  savedAt: string | undefined
  isTyped: boolean
  write(text: string): void
  clear(): void
}

/** What is typed stays in this browser until it is sent; before that the first template is offered. */
export function useDraft(details: SubmissionDetails, onTyped: () => void): ReplyDraft {
  const key = draftKey(details.reference)
  const offered = templatesFor(details)[0]?.text(details) ?? ''
  const [typed, setTyped] = useState(() => readDraft(key))
  return {
    text: typed?.text ?? (isAnswered(details) ? '' : offered),
    savedAt: typed?.at,
    isTyped: typed !== undefined,
    write(text) {
      const draft = { text, at: new Date().toISOString() }
      store(key, JSON.stringify(draft))
      setTyped(draft)
      onTyped()
    },
    clear() {
      store(key, undefined)
      setTyped(undefined)
    },
  }
}

const isAnswered = ({ state }: SubmissionDetails): boolean =>
  state === 'answered' || quotedStates.includes(state)

function readDraft(key: string): { text: string; at: string } | undefined {
  try {
    const { text, at } = JSON.parse(readStored(key) ?? '')
    return typeof text === 'string' && typeof at === 'string' ? { text, at } : undefined
  } catch {
    return undefined
  }
}
