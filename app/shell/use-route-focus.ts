import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a navigation inside the site, moves focus to the new page's heading and answers its title, to be read out. */
export function useRouteFocus(): string {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])

  return title
}
