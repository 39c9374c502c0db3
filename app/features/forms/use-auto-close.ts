import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'

/** The success panel stays this long before it may close by itself, in milliseconds. */
const DELAY = 2000

/** Leaves by itself after a while, but not under a visitor who is using the panel; the props watch for that. */
export function useAutoClose(leave: (() => void) | undefined) {
  const timer = useRef<number>(undefined)

  const leaves = leave !== undefined
  const goAway = useEffectEvent(() => leave?.())

  useEffect(() => {
    if (leaves) timer.current = window.setTimeout(() => goAway(), DELAY)
    return () => clearTimeout(timer.current)
  }, [leaves])

  const stay = () => clearTimeout(timer.current)
  return {
    // A panel that appears under a pointer at rest is reported as a move that covers no distance.
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) stay()
    },
    // The heading is focused by us, anything else by the visitor.
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.tabIndex >= 0) stay()
    },
    onPointerDown: stay,
    onKeyDown: stay,
    onWheel: stay,
  }
}
