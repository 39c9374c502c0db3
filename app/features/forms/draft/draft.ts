import { useSyncExternalStore } from 'react'
import type { Answers, FormDefinition, ProblemTexts } from '../../../../domain/forms/form.ts'
import { removeDraft, updateDraft } from '../../../boot/drafts.ts'
import type { Attempt } from '../send/attempt.ts'
import { type RestoredDraft, restoredDraft } from './stored-draft.ts'

/** What the visitor has typed into a form, and what came of sending it. */
export interface Draft extends RestoredDraft {
  problems: ProblemTexts
  sending: boolean
  /** How much of an upload is done, from 0 to 1. */
  progress?: number | undefined
  /** Set once it was sent, while that is on the screen. */
  receipt?: Receipt | undefined
}

export interface Receipt {
  answers: Answers
  reference?: string | undefined
  page?: string | undefined
  /** The mail to the sender is withheld until staff have looked at it. */
  isConfirmationWithheld?: boolean | undefined
}

const blank: Draft = { typed: {}, problems: {}, sending: false }

export const draftOf = (definition: FormDefinition): Draft => recordOf(definition).draft

export function changeDraft(definition: FormDefinition, changes: Partial<Draft>): void {
  const record = recordOf(definition)
  record.draft = { ...record.draft, ...changes }
  for (const listener of record.listeners) listener()
}

/** Remembers over a reload that the draft is being sent. */
export function startAttempt(definition: FormDefinition, attempt: Attempt): void {
  changeDraft(definition, { attempt })
  updateDraft(definition.id, { attempt })
}

/** What was sent need not be restored; it stays in the form where the form stays. */
export const forgetStoredDraft = ({ id }: FormDefinition): void => removeDraft(id)

export function resetDraft(definition: FormDefinition, changes: Partial<Draft> = {}): void {
  forgetStoredDraft(definition)
  recordOf(definition).draft = blank
  changeDraft(definition, changes)
}

export function useDraft(definition: FormDefinition): Draft {
  const record = recordOf(definition)
  return useSyncExternalStore(
    record.subscribe,
    () => record.draft,
    () => blank,
  )
}

export const isOnScreen = (definition: FormDefinition): boolean => recordOf(definition).listeners.size > 0

/** One draft for each form, shared by drawer, dialog and page. */
interface DraftRecord {
  draft: Draft
  listeners: Set<() => void>
  subscribe(listener: () => void): () => void
}

const records = new Map<string, DraftRecord>()

function recordOf(definition: FormDefinition): DraftRecord {
  const record = records.get(definition.id) ?? newRecord(definition)
  records.set(definition.id, record)
  return record
}

function newRecord(definition: FormDefinition): DraftRecord {
  const listeners = new Set<() => void>()
  return {
    draft: { ...blank, ...restoredDraft(definition) },
    listeners,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
