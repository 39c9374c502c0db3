import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Actions } from './actions.tsx'
import styles from './page-head.module.css'

interface Props {
  /** The pages above this one, after Home. */
  crumbs?: { to: string; label: string }[]
  /** This page's name in the breadcrumb, where the heading is not text or is too long. */
  here?: string
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** A vehicle that stands on the head's lower edge, the road. */
  drawing?: ReactNode
}

export function PageHead({ crumbs = [], here, title, lead, actions, drawing }: Props) {
  return (
    <div className={[styles.pageHead, drawing && styles.road].filter(Boolean).join(' ')}>
      <div className="page">
        <Crumbs above={crumbs} here={here ?? title} />
        <h1>{title}</h1>
        {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
        {actions && <Actions>{actions}</Actions>}
        {drawing && <div className={styles.vehicle}>{drawing}</div>}
      </div>
    </div>
  )
}

interface CrumbsProps {
  /** The pages above this one, after Home. */
  above?: { to: string; label: string }[] | undefined
  here: ReactNode
}

export const Crumbs = ({ above = [], here }: CrumbsProps) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.crumbs}>
      {[{ to: '/', label: 'Home' }, ...above].map(({ to, label }) => (
        <li key={to}>
          <Link to={to} prefetch="intent">
            {label}
          </Link>
        </li>
      ))}
      <li>
        <span aria-current="page">{here}</span>
      </li>
    </ol>
  </nav>
)
