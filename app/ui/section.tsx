import type { ReactNode } from 'react'
import { nonBreakingUnits } from '../../domain/non-breaking-units.ts'
import styles from './section.module.css'

interface Props {
  /** The id of the heading that names it. */
  labelledBy?: string
  ground?: 'well' | 'night'
  children: ReactNode
}

export function Section({ labelledBy, ground, children }: Props) {
  const Tag = labelledBy ? 'section' : 'div'
  return (
    <Tag className={`${styles.section} ${ground ?? styles.paper}`} aria-labelledby={labelledBy}>
      <div className="page">{children}</div>
    </Tag>
  )
}

interface HeadProps {
  id: string
  title: ReactNode
  eyebrow?: string
  /** One sentence beside the heading. */
  children?: ReactNode
}

export function SectionHead({ id, title, eyebrow, children }: HeadProps) {
  return (
    <div className={styles.head}>
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 id={id}>{nonBreakingUnits(title)}</h2>
      </div>
      {children && <p>{nonBreakingUnits(children)}</p>}
    </div>
  )
}

/** A length of tape and a few words above a heading. */
export const Eyebrow = ({ children }: { children: ReactNode }) => <p className={styles.eyebrow}>{children}</p>

/** Text on the left, what it is about on the right; one below the other on phones. */
export function Columns({ children }: { children: [ReactNode, ReactNode] }) {
  return <div className={styles.columns}>{children}</div>
}
