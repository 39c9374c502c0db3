import { asOverlay, type Overlay } from './boot/overlay-requests.ts'

/**
 * An open overlay has an entry of its own in the browser's history, marked `overlay` in its state, so that Back closes
 * it. The entry keeps the router's key and index: to the router it is the page's own.
 */
export const isOverlayEntry = (): boolean => Boolean(window.history.state?.overlay)

/** The overlay to open again after Forward or a reload; a search or a form that was sent is not. */
export function overlayToReopen(): Overlay | undefined {
  const overlay = asOverlay(window.history.state?.overlay)
  return overlay === 'search' ? undefined : overlay
}

export function enterOverlay(overlay: Overlay): void {
  const state = { ...window.history.state, overlay }
  if (isOverlayEntry()) window.history.replaceState(state, '')
  else window.history.pushState(state, '')
}

export function markSent(): void {
  if (isOverlayEntry()) window.history.replaceState({ ...window.history.state, overlay: 'sent' }, '')
}

let leaving: Promise<unknown> = Promise.resolve()

/** Goes back to the entry of the page. */
export function leaveOverlay(): void {
  if (!isOverlayEntry()) return
  leaving = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
}

/** Resolves once the page's entry is the current one again: `back` takes effect later. */
export const hasLeft = (): Promise<unknown> => leaving
