import type { ReactNode } from 'react'
import styles from './figure.module.css'
import { nonBreakingUnits } from './non-breaking-units.ts'

interface Props {
  title: string
  note?: ReactNode
  /** The short text at the end of the title block: a size, or the kind of view. */
  side?: ReactNode
  /** As wide as two of the others in `Figures`. */
  span?: boolean
  children: ReactNode
}

/** A drawing with its title block, as on a drawing sheet. */
export const Figure = ({ title, note, side, span, children }: Props) => (
  <figure className={[styles.figure, span && styles.span].filter(Boolean).join(' ')}>
    <div className={styles.plate}>{children}</div>
    <figcaption>
      <span>
        <b>{title}</b>
        {nonBreakingUnits(note)}
      </span>
      {side && <span>{nonBreakingUnits(side)}</span>}
    </figcaption>
  </figure>
)

/** Figures side by side, two in a row where there is room. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <div className={styles.figures}>{children}</div>
)
