import { useEffect } from 'react'

/** When an action removes the control that had the focus, what surrounded the control gets it. */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: Element[] = []
    const remember = ({ target }: FocusEvent) => {
      path = target instanceof Element ? withParents(target) : []
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || path[0]?.isConnected !== false) return
      refugeIn(path)?.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

function withParents(element: Element): Element[] {
  const path = [element]
  for (let one = element.parentElement; one; one = one.parentElement) path.push(one)
  return path
}

/** The row's link, or the heading of the part; a dialog gives the focus back itself. */
function refugeIn(path: readonly Element[]): HTMLElement | null | undefined {
  if (path.some((one) => one.matches('[role=dialog]'))) return undefined
  const around = path.find((one) => one.isConnected && one.matches('tr, section, article, main'))
  if (around?.matches('tr')) return around.querySelector<HTMLElement>('a')
  const heading = around?.querySelector<HTMLElement>('h1, h2')
  heading?.setAttribute('tabindex', '-1')
  return heading
}
