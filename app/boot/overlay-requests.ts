/** What a link opens in place of leading to its page, once the application runs. */
export type OverlayName = 'quote-drawer' | 'quote-dialog' | 'carrier-dialog'

export type Overlay = OverlayName | 'search'

/** What a link, a button or a small form asks for with `data-opens`. */
export interface OverlayRequest {
  overlay: Overlay
  /** What was pressed: the focus returns to it. */
  opener: HTMLElement
  /** Where it leads without an overlay. */
  address: URL | undefined
}

/** A plain click on something that opens an overlay; a click meant for another tab or window is left alone. */
export function overlayRequestFromClick(event: MouseEvent): OverlayRequest | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const opener = openerOf(event.target, 'a[data-opens], button[data-opens]')
  return (
    opener && overlayRequestOf(opener, opener instanceof HTMLAnchorElement ? new URL(opener.href) : undefined)
  )
}

/** The start of a form elsewhere on the page; what was typed there goes along. */
export function overlayRequestFromSubmit(event: SubmitEvent): OverlayRequest | undefined {
  const { target: form, submitter } = event
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.dataset.opens) return undefined
  const address = new URL(form.action)
  for (const [name, value] of new FormData(form)) address.searchParams.append(name, String(value))
  const opener = submitter ?? document.activeElement
  return overlayRequestOf(opener instanceof HTMLElement ? opener : form, address, form.dataset.opens)
}

export const isSearchKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k'

/** What the visitor is about to press opens this. */
export const intendedOverlay = (event: Event): Overlay | undefined =>
  asOverlay(openerOf(event.target, '[data-opens]')?.dataset.opens)

function overlayRequestOf(
  opener: HTMLElement,
  address: URL | undefined,
  opens = opener.dataset.opens,
): OverlayRequest | undefined {
  const overlay = asOverlay(opens)
  return overlay && { overlay, opener, address }
}

const openerOf = (target: EventTarget | null, selector: string): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(selector)) || undefined

const overlays: readonly string[] = [
  'quote-drawer',
  'quote-dialog',
  'carrier-dialog',
  'search',
] satisfies Overlay[]

const asOverlay = (name: string | undefined): Overlay | undefined =>
  name !== undefined && overlays.includes(name) ? (name as Overlay) : undefined
