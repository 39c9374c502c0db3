import type { ReactNode } from 'react'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import styles from './section.module.css'

interface Props {
  /** The id of the heading that names it. */
  labelledBy?: string
  ground?: 'well' | 'night' | undefined
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

export const Pair = ({ children }: { children: [ReactNode, ReactNode] }) => (
  <div className={styles.pair}>{children}</div>
)

interface ClosingProps {
  id: string
  title: string
  text: ReactNode
  ground?: 'well' | undefined
  children: ReactNode
}

/** The end of a page: what to do next. */
export const Closing = ({ id, title, text, ground, children }: ClosingProps) => (
  <Section labelledBy={id} ground={ground}>
    <div className={styles.closing}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="mt-2 slate">{nonBreakingUnits(text)}</p>
      </div>
      <div className="cluster">{children}</div>
    </div>
  </Section>
)
