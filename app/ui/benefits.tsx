import type { ReactNode } from 'react'
import { nonBreakingUnits } from '../../domain/non-breaking-units.ts'
import styles from './benefits.module.css'

interface Props {
  /** Three read best. */
  items: readonly { title: string; text: ReactNode }[]
}

export const Benefits = ({ items }: Props) => (
  <div className={styles.benefits}>
    {items.map(({ title, text }) => (
      <div key={title}>
        <h3>{title}</h3>
        <p>{nonBreakingUnits(text)}</p>
      </div>
    ))}
  </div>
)
