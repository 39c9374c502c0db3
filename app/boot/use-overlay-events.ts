import { useEffect, useEffectEvent } from 'react'
import {
  intendedOverlay,
  isSearchKey,
  type Overlay,
  type OverlayRequest,
  overlayRequestFromClick,
  overlayRequestFromSubmit,
} from './overlay-requests.ts'

interface Requests {
  open(opening: OverlayRequest): void
  /** A press is likely: only a head start, so a failure is left to the press itself. */
  prepare(overlay: Overlay): void
  toggleSearch(): void
}

/** Listens for the whole page, before the links themselves do. */
export function useOverlayEvents({ open, prepare, toggleSearch }: Requests): void {
  const take = useEffectEvent((event: Event, opening: OverlayRequest | undefined) => {
    if (!opening) return
    event.preventDefault()
    open(opening)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return
    event.preventDefault()
    toggleSearch()
  })

  const onSign = useEffectEvent((event: Event) => {
    const overlay = intendedOverlay(event)
    if (overlay) prepare(overlay)
  })

  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('click', (event) => take(event, overlayRequestFromClick(event)), options)
    document.addEventListener('submit', (event) => take(event, overlayRequestFromSubmit(event)), options)
    document.addEventListener('keydown', (event) => onKey(event), options)
    document.addEventListener('pointerover', (event) => onSign(event), options)
    document.addEventListener('focusin', (event) => onSign(event), options)
    // What the visitor did before this moment was kept, and is done again now.
    document.documentElement.dataset.app = 'ready'
    window.dispatchEvent(new Event('app:ready'))
    return () => listening.abort()
  }, [])
}
