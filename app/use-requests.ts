import { useEffect, useEffectEvent } from 'react'
import {
  intendedOverlay,
  isSearchKey,
  type Opening,
  type Overlay,
  openingByClick,
  openingBySubmit,
} from './opening.ts'

interface Requests {
  open(opening: Opening): void
  /** A press is likely: only a head start, so a failure is left to the press itself. */
  prepare(overlay: Overlay): void
  toggleSearch(): void
}

/** Listens for the whole page, before the links themselves do. */
export function useRequests({ open, prepare, toggleSearch }: Requests): void {
  const take = useEffectEvent((event: Event, opening: Opening | undefined) => {
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
    document.addEventListener('click', (event) => take(event, openingByClick(event)), options)
    document.addEventListener('submit', (event) => take(event, openingBySubmit(event)), options)
    document.addEventListener('keydown', (event) => onKey(event), options)
    document.addEventListener('pointerover', (event) => onSign(event), options)
    document.addEventListener('focusin', (event) => onSign(event), options)
    // What the visitor did before this moment was kept, and is done again now.
    document.documentElement.dataset.app = 'ready'
    window.dispatchEvent(new Event('app:ready'))
    return () => listening.abort()
  }, [])
}
