import styles from './on-this-page.module.css'
import { useCurrentSection } from './use-current-section.ts'

export interface OutlineEntry {
  id: string
  title: string
}

/** Links to a page's parts, on phones behind their heading; the one being read is marked as the page scrolls. */
export function OnThisPage({ outline }: { outline: readonly OutlineEntry[] }) {
  const current = useCurrentSection(outline)
  return (
    <nav aria-label="On this page" className={styles.nav}>
      <details>
        <summary>On this page</summary>
        <ul>
          {outline.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
