import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getPage, type Path, pagesAbove } from '../../../domain/pages.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { enSite } from '../../../translations/en/site.ts'
import { pageTexts } from '../../../translations/page-texts.ts'
import { Actions } from '../controls/actions.tsx'
import styles from './page-head.module.css'

const { labels } = enSite

interface Props {
  path: Path
  /** The heading, where it is not the page's name. */
  title?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** A vehicle that stands on the head's lower edge, the road. */
  drawing?: ReactNode
  /** What is beside the words where there is room. */
  picture?: ReactNode
  /** Heading and lead on one line where there is room: the work begins right below. */
  isLow?: boolean
  /** The way from Home, where it is not that of the page's place. */
  crumbs?: ReactNode
}

export function PageHead({ path, title, lead, actions, drawing, picture, isLow, crumbs }: Props) {
  return (
    <div
      className={[styles.pageHead, drawing && styles.road, picture && styles.besides, isLow && styles.low]
        .filter(Boolean)
        .join(' ')}
    >
      <div className="page">
        {crumbs ?? <Crumbs path={path} />}
        <h1>{title ?? pageTexts(path).name}</h1>
        {lead && <p className={`lead mt-3 balance ${styles.lead}`}>{nonBreakingUnits(lead)}</p>}
        {actions && <Actions>{actions}</Actions>}
        {drawing && <div className={styles.vehicle}>{drawing}</div>}
        {picture && <div className={styles.picture}>{picture}</div>}
      </div>
    </div>
  )
}

export const Crumbs = ({ path }: { path: Path }) => (
  <CrumbList name={pageTexts(path).name}>
    {[getPage('/'), ...pagesAbove(getPage(path))].map((page) => (
      <li className="flex center gap-2 min-target" key={page.path}>
        <Link className="target slate plain underline-on-hover" to={page.path}>
          {pageTexts(page.path).name}
        </Link>
      </li>
    ))}
  </CrumbList>
)

export const CrumbList = ({ name, children }: { name: string; children: ReactNode }) => (
  <nav aria-label={labels.breadcrumb}>
    <ol className={styles.crumbs}>
      {children}
      <li className="flex center gap-2 min-target">
        <span aria-current="page">{name}</span>
      </li>
    </ol>
  </nav>
)
