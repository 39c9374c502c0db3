import type { ReactNode } from 'react'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import styles from './check-list.module.css'

interface Props {
  items: readonly ReactNode[]
}

/** What to have or to fulfil, one line each. */
export const CheckList = ({ items }: Props) => (
  <List items={items} className={`${styles.rows} ${styles.ticks}`} />
)

/** What is so, one line each. */
export const Bullets = ({ items }: Props) => <List items={items} className={styles.rows} />

const List = ({ items, className }: Props & { className: string | undefined }) => (
  <ul className={className}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lists never change
      <li className="py-3 ruled leading-45 unbroken" key={index}>
        {nonBreakingUnits(item)}
      </li>
    ))}
  </ul>
)
