import type { ReactNode } from 'react'
import { Lozenge } from '../submission/marks.tsx'
import styles from './banner.module.css'

interface Props {
  title: ReactNode
  /** `mild` is to be known; the others are to be dealt with. */
  look?: 'mild' | 'brief'
  role?: 'alert'
  children: ReactNode
  actions?: ReactNode
}

/** A line across the page. A brief one shows its title alone on phones, without what is `data-wide`. */
export const Banner = ({ title, look, role, children, actions }: Props) => (
  <div className={[styles.banner, look && styles[look]].filter(Boolean).join(' ')} role={role}>
    <p className="flex baseline gap-2">
      {look !== 'mild' && <Lozenge />}
      <span>
        <b className="error">{title}</b> <span className={styles.more}>{children}</span>
      </span>
    </p>
    {actions && <div className={`flex center gap-2 ${styles.actions}`}>{actions}</div>}
  </div>
)
