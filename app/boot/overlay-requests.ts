import { isPlainClick } from './event-predicates.ts'

export type OverlayName = 'quote-drawer' | 'quote-dialog' | 'carrier-dialog'

export type Overlay = OverlayName | 'search'

/** What a link, a button or a form asks for with `data-opens`. */
export interface OverlayRequest {
  overlay: Overlay
  /** What was pressed: the focus returns to it. */
  opener: HTMLElement
  /** Where it leads without an overlay. */
  url: URL | undefined
}

export function overlayRequestFromClick(event: MouseEvent): OverlayRequest | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined
  const opener = openerOf(event.target, 'a[data-opens], button[data-opens]')
  return (
    opener && overlayRequestOf(opener, opener instanceof HTMLAnchorElement ? new URL(opener.href) : undefined)
  )
}

/** A form elsewhere on the page; what was typed there becomes the query of `url`. */
export function overlayRequestFromSubmit(event: SubmitEvent): OverlayRequest | undefined {
  const { target: form, submitter } = event
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.dataset.opens) return undefined
  const url = new URL(form.action)
  for (const [name, value] of new FormData(form)) url.searchParams.append(name, String(value))
  const opener = submitter ?? document.activeElement
  return overlayRequestOf(opener instanceof HTMLElement ? opener : form, url, form.dataset.opens)
}

/** The overlay that a press here would open. */
export const intendedOverlay = (event: Event): Overlay | undefined =>
  asOverlay(openerOf(event.target, '[data-opens]')?.dataset.opens)

export const asOverlay = (name: unknown): Overlay | undefined => overlays.find((one) => one === name)

function overlayRequestOf(
  opener: HTMLElement,
  url: URL | undefined,
  name = opener.dataset.opens,
): OverlayRequest | undefined {
  const overlay = asOverlay(name)
  return overlay && { overlay, opener, url }
}

const openerOf = (target: EventTarget | null, selector: string): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined

const overlays: readonly Overlay[] = ['quote-drawer', 'quote-dialog', 'carrier-dialog', 'search']
