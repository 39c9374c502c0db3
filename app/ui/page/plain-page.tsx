import type { ReactNode } from 'react'
import type { Path } from '../../../domain/pages.ts'
import { Crumbs } from './page-head.tsx'
import styles from './plain-page.module.css'

/** A page without a head of its own: the work begins right under the breadcrumb. */
export const PlainPage = ({ path, children }: { path: Path; children: ReactNode }) => (
  <div className={`page ${styles.plain}`}>
    <Crumbs path={path} />
    {children}
  </div>
)
