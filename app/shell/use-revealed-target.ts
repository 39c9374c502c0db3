import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Unfolds what a link leads to within a page. Where the browser loads the page, it does so itself. */
export function useRevealedTarget(): void {
  const { key, hash } = useLocation()
  const shown = useRef(key)
  useEffect(() => {
    if (key === shown.current) return
    shown.current = key
    const target = hash && document.getElementById(hash.slice(1))
    if (!target) return
    let folded = target.closest<HTMLDetailsElement>('details:not([open])')
    if (!folded) return
    for (; folded; folded = folded.parentElement?.closest('details') ?? null) folded.open = true
    target.scrollIntoView()
  }, [hash, key])
}
