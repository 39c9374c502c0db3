import { useSyncExternalStore } from 'react'
import type { Answers, Problems, Questions } from '../../../domain/form.ts'
import type { Attempt } from './attempt.ts'

/** What stands in a form's controls, by field name. */
export type TypedIn = Record<string, string | string[] | File>

/** What the visitor has made of a form so far. */
export interface Filling {
  typed: TypedIn
  problems: Problems
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

export const blank: Filling = { typed: {}, problems: {}, sending: false }

export const fillingOf = (questions: Questions): Filling => deskOf(questions).filling

export function change(questions: Questions, changes: Partial<Filling>): void {
  const desk = deskOf(questions)
  desk.filling = { ...desk.filling, ...changes }
  for (const watcher of desk.watchers) watcher()
}

/** Everything is forgotten, but for what is given. */
export function startAnew(questions: Questions, changes: Partial<Filling> = {}): void {
  deskOf(questions).filling = blank
  change(questions, changes)
}

export function useFilling(questions: Questions): Filling {
  const desk = deskOf(questions)
  return useSyncExternalStore(
    desk.watch,
    () => desk.filling,
    () => blank,
  )
}

/** Whether a form of this kind is on the screen. */
export const isOnScreen = (questions: Questions): boolean => deskOf(questions).watchers.size > 0

/** One for each form: drawer, dialog and page share its filling, which outlives them, but not the tab. */
interface Desk {
  filling: Filling
  watchers: Set<() => void>
  watch(watcher: () => void): () => void
}

const desks = new Map<string, Desk>()

function deskOf({ name }: Questions): Desk {
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
