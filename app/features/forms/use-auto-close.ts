import { type FocusEvent, type PointerEvent, type TouchEvent, useEffect, useEffectEvent, useRef } from 'react'

/** The panel stays this long before it may close, in milliseconds. */
const CLOSE_DELAY = 2000

/** A drag this long, in pixels, in a direction where there is nothing more to scroll to, leaves the panel. */
const LEAVING_DRAG = 96

/**
 * Closes a panel after a while, but not under a visitor who is using it: the props it returns watch for that. Reading
 * on a touch screen shows no sign of use, so there it stays until it is dismissed or scrolled away from.
 */
export function useAutoClose(close: (() => void) | undefined) {
  const timer = useRef<number>(undefined)
  const closes = close !== undefined
  const closeNow = useEffectEvent(() => close?.())

  useEffect(() => {
    if (closes && !matchMedia('(hover: none)').matches)
      timer.current = window.setTimeout(() => closeNow(), CLOSE_DELAY)
    return () => clearTimeout(timer.current)
  }, [closes])

  const stay = () => clearTimeout(timer.current)
  return {
    ...useScrollAway(close),
    // A panel that appears under a pointer at rest is reported as a move that covers no distance.
    onPointerMove: ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) stay()
    },
    // Only its heading is focused by the panel itself.
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.tabIndex >= 0) stay()
    },
    onPointerDown: stay,
    onKeyDown: stay,
    onWheel: stay,
  }
}

/** A drag counts from where the panel had nothing more to scroll to, and only once: closing takes a moment. */
function useScrollAway(close: (() => void) | undefined) {
  const from = useRef<number>(undefined)
  const hasLeft = useRef(false)
  return {
    onTouchStart: () => {
      from.current = undefined
    },
    onTouchMove({ touches, currentTarget }: TouchEvent<HTMLElement>) {
      const y = touches.length === 1 ? touches[0]?.clientY : undefined
      const by = (y ?? 0) - (from.current ?? y ?? 0)
      if (from.current === undefined || y === undefined || canScroll(currentTarget, by)) from.current = y
      else if (Math.abs(by) > LEAVING_DRAG && !hasLeft.current) {
        hasLeft.current = true
        close?.()
      }
    },
  }
}

/** Whether a drag by so much, down when positive, still moves what the element shows. */
function canScroll({ scrollTop, scrollHeight, clientHeight }: HTMLElement, by: number): boolean {
  if (by === 0) return false
  return by > 0 ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1
}
