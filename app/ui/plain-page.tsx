import type { ReactNode } from 'react'
import { Crumbs } from './page-head.tsx'
import styles from './plain-page.module.css'

interface Props {
  /** The pages above this one, after Home. */
  above?: { to: string; label: string }[]
  here: string
  children: ReactNode
}

/** A page without a head of its own: the work begins right under the breadcrumb. */
export const PlainPage = ({ above, here, children }: Props) => (
  <div className={`page ${styles.plain}`}>
    <Crumbs above={above} here={here} />
    {children}
  </div>
)
