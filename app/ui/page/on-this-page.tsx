import { enSite } from '../../../translations/en/site.ts'
import { Fold } from '../lists/fold.tsx'
import styles from './on-this-page.module.css'
import { useCurrentSection } from './use-current-section.ts'

const { labels } = enSite

export interface OutlineEntry {
  id: string
  title: string
}

/** Links to a page's parts, on phones behind their heading; the one being read is marked as the page scrolls. */
export function OnThisPage({ outline }: { outline: readonly OutlineEntry[] }) {
  const current = useCurrentSection(outline)
  return (
    <nav aria-label={labels.onThisPage} className={styles.nav}>
      <Fold summary={<span className="type-h4">{labels.onThisPage}</span>}>
        <ul className="text-sm ruled-left">
          {outline.map(({ id, title }) => (
            <li key={id}>
              <a
                className="flex center min-target slate plain underline-on-hover leading-3"
                href={`#${id}`}
                aria-current={id === current ? 'true' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  )
}
