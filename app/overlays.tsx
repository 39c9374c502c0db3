import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Overlay, OverlayRequest } from './boot/overlay-requests.ts'
import { startTypeAhead, takeTypeAhead } from './boot/type-ahead.ts'
import { useOverlayEvents } from './boot/use-overlay-events.ts'
import type { FormOverlay } from './features/forms/form-overlay.ts'
import { keep } from './features/submissions/local-submissions.ts'
import { toast } from './ui/toast.ts'
import { ToastList } from './ui/toast-list.tsx'

/** Each is loaded when a visitor is about to need it. */
const load: Record<Overlay, () => Promise<{ default: ComponentType<FormOverlay> }>> = {
  'quote-drawer': () => import('./features/forms/quote-drawer.tsx'),
  'quote-dialog': () => import('./features/forms/quote-dialog.tsx'),
  'carrier-dialog': () => import('./features/forms/carrier-dialog.tsx'),
  search: () => import('./features/search/palette.tsx'),
}

interface Shown extends OverlayRequest {
  Component: ComponentType<FormOverlay>
  open: boolean
  /** The page it was opened on. */
  page: string
}

/** Everything that opens over the page, one at a time; the rest of the site only says `data-opens`. */
export function Overlays() {
  const { shown, open, close, remove } = useShown()
  useOverlayEvents({
    open,
    prepare: (overlay) => void load[overlay]().catch(() => undefined),
    toggleSearch() {
      if (shown?.open && shown.overlay === 'search') return close()
      const opener = shown?.open ? shown.opener : document.activeElement
      open({
        overlay: 'search',
        opener: opener instanceof HTMLElement ? opener : document.body,
        address: undefined,
      })
    },
  })
  return (
    <>
      {shown && (
        <shown.Component
          key={shown.overlay}
          open={shown.open}
          onClose={close}
          onClosed={remove}
          returnTo={() => whereFocusGoes(shown)}
          prefill={shown.address?.search}
          onSent={keep}
        />
      )}
      <ToastList />
    </>
  )
}

function useShown() {
  const [shown, setShown] = useState<Shown>()
  const latest = useRef(0)
  const { key, pathname } = useLocation()

  function close(): void {
    latest.current++
    takeTypeAhead()
    setShown((one) => one && { ...one, open: false })
  }

  async function open(opening: OverlayRequest): Promise<void> {
    const mine = ++latest.current
    const opener = leaveMenu(opening.opener)
    if (opening.address?.pathname === pathname) return focusForm()
    if (opening.overlay === 'search') startTypeAhead()
    const part = await load[opening.overlay]().catch(() => undefined)
    if (mine !== latest.current) return
    if (part)
      setShown({ ...opening, opener, Component: part.default, open: true, page: window.location.pathname })
    else goWithout(opening)
  }

  const closeForNavigation = useEffectEvent(close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own
  useEffect(() => closeForNavigation(), [key])

  return { shown, open, close, remove: () => setShown((one) => (one?.open ? one : undefined)) }
}

/** The part cannot be had (no connection, or the site was published anew): the link leads on as it is. */
function goWithout({ address }: OverlayRequest): void {
  takeTypeAhead()
  if (address) window.location.assign(address)
  else toast({ id: 'search-failed', ...searchFailed })
}

const searchFailed = {
  title: 'Error',
  description: 'The search could not be loaded. Please check your connection and try again.',
  bad: true,
}

/** The phone's menu closes under what it opened; the focus then belongs to its button. */
function leaveMenu(opener: HTMLElement): HTMLElement {
  const menu = opener.closest<HTMLElement>('[popover]')
  if (!menu) return opener
  menu.hidePopover()
  return document.activeElement instanceof HTMLElement ? document.activeElement : opener
}

/** The page is the form itself. */
const focusForm = (): void =>
  document.querySelector<HTMLElement>('main form :is(input, select, textarea):not([type=hidden])')?.focus()

/** Not after a navigation: the new page has it then. Nor to a page where nothing had it. */
function whereFocusGoes({ opener, page }: Shown): HTMLElement | undefined {
  const isStillHere = page === window.location.pathname && opener.isConnected
  return isStillHere && opener !== document.body ? opener : undefined
}
