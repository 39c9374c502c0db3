import { lazy, type ReactNode, Suspense, useState } from 'react'

const Dialog = lazy(() =>
  import('../../../ui/overlays/dialog.tsx').then(({ Dialog }) => ({ default: Dialog })),
)

interface Props {
  isOpen: boolean
  onClose(): void
  title: string
  note: string
  /** Where the focus goes afterwards. */
  returnTo?(): HTMLElement | undefined
  children: ReactNode
}

/** A dialog whose code is loaded when it is opened for the first time. */
export function LazyDialog({ isOpen, children, ...props }: Props) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense>
      <Dialog open={isOpen} {...props}>
        {children}
      </Dialog>
    </Suspense>
  )
}
