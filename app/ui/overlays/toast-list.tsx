import { type ComponentType, useEffect, useState } from 'react'
import { PartBoundary } from '../part-boundary.tsx'
import { PlainToasts } from './plain-toasts.tsx'
import { useToasts, useToastsExpected } from './toast.ts'

/** What moves toasts is loaded before the first may come. Without it they are plain, until the last is dismissed. */
export function ToastList() {
  const [Toasts, setToasts] = useState<ComponentType>()
  const isExpected = useToastsExpected()
  const isEmpty = useToasts().length === 0
  useEffect(() => {
    if (!isExpected || !isEmpty || Toasts) return
    let isOver = false
    import('./toasts.tsx').then(
      (part) => isOver || setToasts(() => part.Toasts),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [isExpected, isEmpty, Toasts])
  if (!Toasts) return !isEmpty && <PlainToasts />
  return (
    <PartBoundary fallback={<PlainToasts />}>
      <Toasts />
    </PartBoundary>
  )
}
