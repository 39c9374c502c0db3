import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { carrier } from '../domain/forms/carrier.ts'
import { quoteRequest } from '../domain/forms/quote-request.ts'
import { en } from '../translations/en/en.ts'
import { showBusy } from './boot/busy.ts'
import { readDraft } from './boot/drafts.ts'
import type { Overlay, OverlayRequest } from './boot/overlay-requests.ts'
import { startTypeAhead, takeTypeAhead } from './boot/type-ahead.ts'
import { useOverlayEvents } from './boot/use-overlay-events.ts'
import type { FormOverlay } from './features/forms/quote-overlays.tsx'
import { addRecord } from './features/submissions/local-submissions.ts'
import {
  enterOverlay,
  hasLeft,
  isOverlayEntry,
  leaveOverlay,
  markSent,
  overlayToReopen,
} from './overlay-history.ts'
import { toast } from './ui/overlays/toast.ts'
import { ToastList } from './ui/overlays/toast-list.tsx'
import { PartBoundary } from './ui/part-boundary.tsx'

type OverlayComponent = ComponentType<FormOverlay>

/** Each is loaded when a visitor is about to need it. */
const load: Record<Overlay, () => Promise<OverlayComponent>> = {
  'quote-drawer': async () => (await import('./features/forms/quote-overlays.tsx')).QuoteDrawer,
  'quote-dialog': async () => (await import('./features/forms/quote-overlays.tsx')).QuoteDialog,
  'carrier-dialog': async () => (await import('./features/forms/carrier-dialog.tsx')).CarrierDialog,
  search: async () => (await import('./features/search/palette.tsx')).default,
}

interface Shown extends OverlayRequest {
  Component: OverlayComponent
  isOpen: boolean
  /** The page it was opened on, and its entry in the history as the router names it. */
  page: string
  entry: unknown
  /** It was asked for before the application was there. */
  instant: boolean
}

/** Everything that opens over the page, one at a time; the rest of the site only says `data-opens`. */
export function Overlays() {
  const { shown, open, close, fail, remove } = useShown()
  useOverlayEvents({
    open,
    prepare: (overlay) => void load[overlay]().catch(() => undefined),
    toggleSearch() {
      if (shown?.isOpen && shown.overlay === 'search') return close()
      open({ overlay: 'search', opener: shown?.isOpen ? shown.opener : focusedElement(), url: undefined })
    },
  })
  return (
    <>
      {shown && (
        <PartBoundary key={shown.overlay} fallback={null} onError={fail}>
          <shown.Component
            open={shown.isOpen}
            instant={shown.instant}
            onClose={close}
            onClosed={remove}
            returnTo={() => focusTarget(shown)}
            prefill={shown.url?.search}
            onSent={(sent) => {
              markSent()
              addRecord(sent)
            }}
          />
        </PartBoundary>
      )}
      <ToastList />
    </>
  )
}

function useShown() {
  const [shown, setShown] = useState<Shown>()
  const latest = useRef(0)
  const { key, pathname } = useLocation()

  function hide(): void {
    latest.current++
    takeTypeAhead()
    setShown((one) => one && { ...one, isOpen: false, instant: false })
  }

  function close(): void {
    hide()
    leaveOverlay()
  }

  /** What throws closes itself, and the page stays. */
  function fail(): void {
    const failed = shown
    latest.current++
    takeTypeAhead()
    setShown(undefined)
    leaveOverlay()
    if (failed) toastFailure(failed)
  }

  const open = (request: OverlayRequest): Promise<void> =>
    tryOpen(request).catch((error) => {
      reportError(error)
      goWithout(request)
    })

  async function tryOpen(request: OverlayRequest): Promise<void> {
    const mine = ++latest.current
    const page = window.location.pathname
    const opener = leaveMenu(request.opener)
    const instant = 'replay' in document.documentElement.dataset
    if (request.url?.pathname === pathname) return focusForm()
    if (request.overlay === 'search') startTypeAhead()
    const endBusy = showBusy(opener.matches('a, button') ? opener : undefined, en.opening)
    if (!instant) await nextFrame()
    const Component = await load[request.overlay]().catch(() => undefined)
    await hasLeft()
    endBusy()
    if (mine !== latest.current || page !== window.location.pathname) return
    if (!Component) return goWithout(request)
    enterOverlay(request.overlay)
    setShown({ ...request, opener, Component, isOpen: true, page, entry: entryKey(), instant })
  }

  const syncWithHistory = useEffectEvent(() => {
    const overlay = overlayToReopen()
    const isShown = shown?.isOpen && (!overlay || shown.overlay === overlay)
    if (isShown && !isOverlayEntry()) hide()
    else if (overlay && !isShown) open({ overlay, opener: document.body, url: undefined })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(() => syncWithHistory(), [key])
  useEffect(() => {
    const onPop = () => syncWithHistory()
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])

  return { shown, open, close, fail, remove: () => setShown((one) => (one?.isOpen ? one : undefined)) }
}

/** The module cannot be loaded (no connection, or a newer release): the link is followed instead. */
function goWithout(request: OverlayRequest): void {
  takeTypeAhead()
  if (request.url) window.location.assign(request.url)
  else toastFailure(request)
}

/** Its page has the same form, with what was typed. */
function toastFailure({ overlay, url }: OverlayRequest): void {
  if (overlay === 'search') {
    toast({ id: 'search-failed', ...en.searchFailed, bad: true })
    return
  }
  const { id, page } = overlay === 'carrier-dialog' ? carrier : quoteRequest
  const href = url && !readDraft(id).typed ? url.href : page
  const { link, ...texts } = en.overlayFailed
  toast({ id: 'overlay-failed', ...texts, link: { href, label: link }, bad: true })
}

/** Shows what was changed so far: an overlay takes a phone longer to render than a press may stay without a sign. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    // A page in the background has no frames.
    setTimeout(resolve, 100)
  })

/** Closes the phone's menu if the opener is in it; the focus then belongs to the menu's button. */
function leaveMenu(opener: HTMLElement): HTMLElement {
  const menu = opener.closest<HTMLElement>('[popover]')
  if (!menu) return opener
  menu.hidePopover()
  return focusedElement()
}

const focusedElement = (): HTMLElement =>
  document.activeElement instanceof HTMLElement ? document.activeElement : document.body

/** The page is the form itself. */
const focusForm = (): void =>
  document.querySelector<HTMLElement>('main form :is(input, select, textarea):not([type=hidden])')?.focus()

const entryKey = (): unknown => window.history.state?.key

/** Undefined after a navigation, when the new page has the focus. Else the opener, or what would open it. */
function focusTarget({ overlay, opener, page, entry }: Shown): HTMLElement | undefined {
  const { pathname, hash } = window.location
  if (page !== pathname || (hash && entry !== entryKey()) || !opener.isConnected) return undefined
  if (opener !== document.body) return opener
  const openers = document.querySelectorAll<HTMLElement>(`:is(a, button)[data-opens=${overlay}]`)
  return [...openers].find((one) => one.getClientRects().length > 0)
}
