import type { ReactNode } from 'react'
import styles from './actions.module.css'

/** What a visitor may do next, side by side. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
