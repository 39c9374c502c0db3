import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { en } from '../../../../translations/en/en.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { lazyPart } from '../../../ui/part-boundary.tsx'

const Dialog = lazyPart(async () => (await import('../../../ui/overlays/dialog.tsx')).Dialog, DialogFailed)

interface Props {
  isOpen: boolean
  onClose(): void
  title: string
  note: string
  /** Where the focus goes afterwards. */
  returnTo?(): HTMLElement | undefined
  children: ReactNode
}

/** A dialog whose code is loaded when it is opened for the first time. Each opening is a new one: one that failed stays closed. */
export function LazyDialog({ isOpen, children, ...props }: Props) {
  const [wasOpen, setWasOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpenings(openings + 1)
  }
  if (openings === 0) return null
  return (
    <Dialog key={openings} open={isOpen} {...props}>
      {children}
    </Dialog>
  )
}

function DialogFailed({ onClose }: Pick<Props, 'onClose'>) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { title, description } = en.overlayFailed
    const link = { href: '', label: en.loadAgain }
    toast({ id: 'dialog-failed', title, description, link, bad: true })
    close()
  }, [])
  return null
}
