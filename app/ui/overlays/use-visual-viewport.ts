import { type RefObject, useEffect } from 'react'

/** Smaller differences are a browser's own bars coming and going. */
const KEYBOARD_AT_LEAST = 120

/** While an on-screen keyboard covers part of the page, gives the panel the height that is left above it. */
export function useVisualViewport(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const fit = () => {
      const style = panel.current?.style
      const isCovered =
        visualViewport.scale < 1.05 && window.innerHeight - visualViewport.height > KEYBOARD_AT_LEAST
      style?.setProperty('--room', isCovered ? `${visualViewport.height}px` : '')
      style?.setProperty('--room-top', isCovered ? `${visualViewport.offsetTop}px` : '')
    }
    visualViewport.addEventListener('resize', fit)
    visualViewport.addEventListener('scroll', fit)
    return () => {
      visualViewport.removeEventListener('resize', fit)
      visualViewport.removeEventListener('scroll', fit)
    }
  }, [panel])
}
