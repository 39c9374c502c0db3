import { useEffect, useEffectEvent } from 'react'
import { isSearchShortcut } from './event-predicates.ts'
import {
  intendedOverlay,
  type Overlay,
  type OverlayRequest,
  overlayRequestFromClick,
  overlayRequestFromSubmit,
} from './overlay-requests.ts'

interface OverlayEvents {
  open(request: OverlayRequest): void
  /** A press is likely. A failure is left to the press itself. */
  prepare(overlay: Overlay): void
  toggleSearch(): void
}

/** Listens on the whole document, before the links themselves do. */
export function useOverlayEvents({ open, prepare, toggleSearch }: OverlayEvents): void {
  const take = useEffectEvent((event: Event, request: OverlayRequest | undefined) => {
    if (!request) return
    event.preventDefault()
    open(request)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return
    event.preventDefault()
    toggleSearch()
  })
  const onIntent = useEffectEvent((event: Event) => {
    const overlay = intendedOverlay(event)
    if (overlay) prepare(overlay)
  })

  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('click', (event) => take(event, overlayRequestFromClick(event)), options)
    document.addEventListener('submit', (event) => take(event, overlayRequestFromSubmit(event)), options)
    document.addEventListener('keydown', (event) => onKey(event), options)
    document.addEventListener('pointerover', (event) => onIntent(event), options)
    document.addEventListener('focusin', (event) => onIntent(event), options)
    document.documentElement.dataset.app = 'ready'
    window.dispatchEvent(new Event('app:ready'))
    return () => listening.abort()
  }, [])
}
