import { useSyncExternalStore } from 'react'
import type { Answers, FormDefinition } from '../../../domain/form.ts'
import type { ProblemTexts } from '../../../domain/messages/problem-text.ts'
import type { Attempt } from './attempt.ts'

/** What stands in a form's controls, by field name. */
export type FormValues = Record<string, string | string[] | File>

/** What the visitor has made of a form so far. */
export interface Draft {
  typed: FormValues
  problems: ProblemTexts
  /** What the visitor should know about the last try, in a sentence. */
  word?: string | undefined
  sending: boolean
  attempt?: Attempt | undefined
  /** Set while the success panel shows. */
  receipt?: Receipt | undefined
}

export interface Receipt {
  answers: Answers
  reference: string | undefined
}

export const blank: Draft = { typed: {}, problems: {}, sending: false }

export const draftOf = (questions: FormDefinition): Draft => deskOf(questions).filling

export function change(questions: FormDefinition, changes: Partial<Draft>): void {
  const desk = deskOf(questions)
  desk.filling = { ...desk.filling, ...changes }
  for (const watcher of desk.watchers) watcher()
}

/** Everything is forgotten, but for what is given. */
export function resetDraft(questions: FormDefinition, changes: Partial<Draft> = {}): void {
  deskOf(questions).filling = blank
  change(questions, changes)
}

export function useDraft(questions: FormDefinition): Draft {
  const desk = deskOf(questions)
  return useSyncExternalStore(
    desk.watch,
    () => desk.filling,
    () => blank,
  )
}

/** Whether a form of this kind is on the screen. */
export const isOnScreen = (questions: FormDefinition): boolean => deskOf(questions).watchers.size > 0

/** One for each form: drawer, dialog and page share its filling, which outlives them, but not the tab. */
interface Desk {
  filling: Draft
  watchers: Set<() => void>
  watch(watcher: () => void): () => void
}

const desks = new Map<string, Desk>()

function deskOf({ name }: FormDefinition): Desk {
  const known = desks.get(name) ?? newDesk()
  desks.set(name, known)
  return known
}

function newDesk(): Desk {
  const watchers = new Set<() => void>()
  return {
    filling: blank,
    watchers,
    watch(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}
