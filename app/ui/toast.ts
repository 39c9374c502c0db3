import { useSyncExternalStore } from 'react'

/** A short message over the page that stays until it is dismissed. */
export interface Toast {
  /** A later one with the same id replaces it. */
  id: string
  title: string
  description: string
  /** Where it leads, below the description. */
  link?: { href: string; label: string } | undefined
  /** Something went wrong. */
  bad?: boolean
}

let toasts: readonly Toast[] = []
let expected = false
const listeners = new Set<() => void>()

export const toast = (one: Toast): void => change([...toasts.filter(({ id }) => id !== one.id), one])

export const dismiss = (id: string): void => change(toasts.filter((one) => one.id !== id))

/** Loads what shows toasts before the first one comes, since the connection may be gone by then. */
export function expectToasts(): void {
  expected = true
  notify()
}

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => toasts, none)

export const useToastsExpected = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => expected,
    () => false,
  )

const empty: readonly Toast[] = []
const none = () => empty

function change(next: readonly Toast[]): void {
  expected ||= next.length > 0
  toasts = next
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
