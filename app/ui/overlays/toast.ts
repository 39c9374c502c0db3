import { useSyncExternalStore } from 'react'

interface ToastViewport {
  element: HTMLElement
  /** Of toasts about this form only. */
  form: string | undefined
}

/** A short message over the page that stays until it is dismissed. */
export interface Toast {
  /** A later one with the same id replaces it. */
  id: string
  title: string
  description: string
  /** The id of the form it is about. */
  form?: string
  /** What helps beyond the description. */
  note?: string | undefined
  /** Where it leads, below the description. */
  link?: { href: string; label: string } | undefined
  bad?: boolean
  /** Nothing was done, although it reads as if. */
  isDemo?: boolean
}

let toasts: readonly Toast[] = []
let expected = false
let places: readonly ToastViewport[] = []
const listeners = new Set<() => void>()

export const toast = (one: Toast): void => change([...toasts.filter(({ id }) => id !== one.id), one])

export const dismiss = (id: string): void => change(toasts.filter((one) => one.id !== id))

/** Loads what shows toasts before the first one comes, since the connection may be gone by then. */
export function expectToasts(): void {
  expected = true
  notify()
}

/** While the element is there, toasts are in it and not in the corner of the window. Returns what ends that. */
export function addToastPlace(element: HTMLElement, form?: string): () => void {
  const place = { element, form }
  setPlaces([...places, place])
  return () => setPlaces(places.filter((one) => one !== place))
}

export const useToastPlace = (): HTMLElement | undefined =>
  useSyncExternalStore(subscribe, currentPlace, () => undefined)

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => toasts, none)

export const useToastsExpected = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => expected,
    () => false,
  )

const empty: readonly Toast[] = []
const none = () => empty

/** The last one that fits all toasts: a panel lies over the page's form. */
const currentPlace = () =>
  places.findLast(({ form }) => !form || toasts.every((one) => one.form === form))?.element

function setPlaces(next: readonly ToastViewport[]): void {
  places = next
  notify()
}

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
