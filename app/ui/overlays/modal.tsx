import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './modal.module.css'
import { useVisualViewport } from './use-visual-viewport.ts'

export interface ModalProps {
  open: boolean
  /** The visitor is done with it. */
  onClose(): void
  /** It has left the screen. */
  onClosed?: (() => void) | undefined
  /** What has the focus afterwards; undefined leaves it where it is. */
  returnTo?: (() => HTMLElement | undefined) | undefined
  /** It appears without sliding in. */
  instant?: boolean | undefined
}

interface Props extends ModalProps {
  labelledBy?: string
  label?: string
  describedBy?: string | undefined
  className: string | undefined
  /** What has the focus at first; undefined leaves it to the panel itself. */
  firstFocus?: (panel: HTMLElement) => HTMLElement | undefined
  children: ReactNode
}

/** A panel over the page that keeps the focus and holds the page still; how it looks is the caller's. */
export function Modal({
  open,
  onClose,
  onClosed,
  returnTo,
  instant,
  firstFocus,
  className,
  children,
  ...names
}: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const arrived = useArrived()
  useVisualViewport(panel)
  return (
    <Dialog.Root
      open={open && arrived}
      onOpenChange={(stays) => stays || onClose()}
      onOpenChangeComplete={(stays) => stays || onClosed?.()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} data-instant={instant && open} />
        <Dialog.Popup
          ref={panel}
          className={className}
          data-instant={instant && open}
          aria-modal="true"
          aria-label={names.label}
          aria-labelledby={names.labelledBy}
          aria-describedby={names.describedBy}
          initialFocus={() => (panel.current && firstFocus?.(panel.current)) ?? panel.current}
          finalFocus={returnTo ? () => returnTo() ?? false : true}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** False in the first frame: what is there from the start does not slide in. */
function useArrived(): boolean {
  const [arrived, setArrived] = useState(false)
  useEffect(() => setArrived(true), [])
  return arrived
}

/** On a touch screen the first control would bring up the keyboard before anything was read. */
export const firstEmptyControl = (panel: HTMLElement): HTMLElement | undefined =>
  matchMedia('(pointer: coarse)').matches
    ? undefined
    : [...panel.querySelectorAll<HTMLInputElement>('form input:is(:required, [aria-required=true])')].find(
        ({ value }) => value === '',
      )
