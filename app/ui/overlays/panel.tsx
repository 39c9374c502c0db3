import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useId } from 'react'
import { enSite } from '../../../translations/en/site.ts'
import { IconButton } from '../controls/button.tsx'
import { CloseIcon } from '../controls/icons.tsx'
import { Modal, type ModalProps } from './modal.tsx'
import styles from './panel.module.css'

const { labels } = enSite

export interface PanelProps extends ModalProps {
  title?: string | undefined
  /** The id of the heading inside that names it, where it has no title. */
  labelledBy?: string | undefined
  /** One sentence under the title. */
  note?: string | undefined
  /** The lower edge of its head, where it is more than a line. */
  edge?: ReactNode
  firstFocus?: (panel: HTMLElement) => HTMLElement | undefined
  children: ReactNode
}

export function Panel({
  title,
  labelledBy,
  note,
  edge,
  className,
  children,
  ...modal
}: PanelProps & { className: string | undefined }) {
  const id = useId()
  return (
    <Modal
      {...modal}
      className={className}
      labelledBy={title ? id : (labelledBy ?? id)}
      describedBy={note && `${id}-note`}
    >
      <header className={[styles.head, !edge && styles.edged].filter(Boolean).join(' ')}>
        <div>
          {title && <h2 id={id}>{title}</h2>}
          {note && (
            <p className="text-sm slate mt-0 balance" id={`${id}-note`}>
              {note}
            </p>
          )}
        </div>
        <Base.Close render={<IconButton label={labels.close} />}>
          <CloseIcon />
        </Base.Close>
      </header>
      {edge}
      {children}
    </Modal>
  )
}
