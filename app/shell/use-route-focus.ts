import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation inside the site, moves focus to the heading that the address leads to, unfolded, and answers the
 * title of a new page, to be read out. Where the browser loads the page, it does so itself.
 */
export function useRouteFocus(): string {
  const { key, pathname, hash } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef({ key, pathname })

  useEffect(() => {
    const before = shown.current
    if (key === before.key) return
    shown.current = { key, pathname }
    const isNewPage = pathname !== before.pathname
    if (isNewPage) setTitle(document.title)
    const target = hash && document.getElementById(hash.slice(1))
    if (target) {
      unfold(target)
      focus(target.matches(HEADING) ? target : target.querySelector<HTMLElement>(HEADING))
    } else if (isNewPage) focus(document.querySelector<HTMLElement>('main h1'))
  }, [key, pathname, hash])

  return title
}

const HEADING = 'h1, h2, h3, h4'

function unfold(target: HTMLElement): void {
  let folded = target.closest<HTMLDetailsElement>('details:not([open])')
  if (!folded) return
  for (; folded; folded = folded.parentElement?.closest('details') ?? null) folded.open = true
  target.scrollIntoView()
}

/** The router has scrolled to it. */
function focus(heading: HTMLElement | null): void {
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
