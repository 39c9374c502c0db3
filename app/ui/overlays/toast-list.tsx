import { type ComponentType, useEffect, useState } from 'react'
import { useToasts, useToastsExpected } from './toast.ts'

/** Toasts as soon as the first may come; if what shows them cannot be loaded, the next toast is a reason to try again. */
export function ToastList() {
  const [Toasts, setToasts] = useState<ComponentType>()
  const isExpected = useToastsExpected()
  const toasts = useToasts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast is another reason to try
  useEffect(() => {
    if (!isExpected || Toasts) return
    import('./toasts.tsx').then(
      (part) => setToasts(() => part.Toasts),
      () => undefined,
    )
  }, [isExpected, toasts, Toasts])
  return Toasts && <Toasts />
}
