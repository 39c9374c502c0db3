import type { ReactNode } from 'react'
import { nonBreakingUnits } from '../../domain/non-breaking-units.ts'
import styles from './drawn-list.module.css'

interface Props {
  /** How many stand side by side where there is room. */
  perRow: 3 | 5
  items: readonly { who?: string; title: string; drawing: ReactNode; text: ReactNode }[]
}

/** Stops on one road, each with its drawing; one below the other on phones. */
export const DrawnList = ({ perRow, items }: Props) => (
  <ol className={`${styles.list} ${perRow === 3 ? styles.inThrees : styles.inFives}`}>
    {items.map(({ who, title, drawing, text }) => (
      <li key={title}>
        <div className={styles.picture}>{drawing}</div>
        <div className={styles.text}>
          {who && <span>{who}</span>}
          <h3>{title}</h3>
          <p>{nonBreakingUnits(text)}</p>
        </div>
      </li>
    ))}
  </ol>
)
