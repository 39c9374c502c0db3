import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import styles from './lines.module.css'

interface Props {
  items: readonly { title: string; to?: string; text: ReactNode }[]
}

export const Lines = ({ items }: Props) => (
  <ul className={styles.lines}>
    {items.map(({ title, to, text }) => (
      <li className="grid gap-x-4 py-4 ruled unbroken" key={title}>
        {to ? <Link to={to}>{nonBreakingUnits(title)}</Link> : <b>{nonBreakingUnits(title)}</b>}
        <span className="text-ui slate">{nonBreakingUnits(text)}</span>
      </li>
    ))}
  </ul>
)
