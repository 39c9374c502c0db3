import type { ReactNode } from 'react'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import styles from './benefits.module.css'

interface Props {
  /** Three to five read best. */
  items: readonly { id?: string; title?: ReactNode; text: ReactNode }[]
}

export const Benefits = ({ items }: Props) => (
  <ul className={styles.benefits}>
    {items.map(({ id, title, text }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the points never change
      <li className="pt-3 unbroken" key={index}>
        {title && <h3 id={id}>{nonBreakingUnits(title)}</h3>}
        <p className="slate">{nonBreakingUnits(text)}</p>
      </li>
    ))}
  </ul>
)
