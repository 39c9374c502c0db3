import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface Props {
  title: ReactNode
  /** `alert` is read out at once, `status` when the reader pauses; without one it is read in its place. */
  role?: 'alert' | 'status'
  children?: ReactNode
}

export const Notice = ({ title, role, children }: Props) => (
  <div className={styles.notice} role={role}>
    <b>{title}</b>
    {children && <p className="mt-0 text-ui">{children}</p>}
  </div>
)
