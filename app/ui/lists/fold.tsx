import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface Props {
  id?: string
  summary: ReactNode
  onOpen?: () => void
  children: ReactNode
}

/** Shows its content when its heading is pressed, and always on paper. */
export const Fold = ({ id, summary, onOpen, children }: Props) => (
  <details id={id} className={styles.fold} onToggle={onOpen}>
    <summary className="flex center between gap-4 min-target pointer">{summary}</summary>
    {children}
  </details>
)
