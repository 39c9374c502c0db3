import type { ReactNode } from 'react'
import styles from './figure.module.css'
import { nonBreakingUnits } from './non-breaking-units.ts'

interface Props {
  title: string
  note?: ReactNode
  /** The short text at the end of the title block: a size, or the kind of view. */
  side?: ReactNode
  /** Wider than a phone: scrolls inside its own sheet. */
  wide?: boolean
  /** As wide as two of the others in `Figures`. */
  span?: boolean
  children: ReactNode
}

/** A drawing with its title block, as on a drawing sheet. */
export const Figure = ({ title, note, side, wide, span, children }: Props) => (
  <figure className={[styles.figure, span && styles.span].filter(Boolean).join(' ')}>
    {wide ? (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      <section className={`${styles.plate} ${styles.scroll}`} tabIndex={0} aria-label={title}>
        {children}
      </section>
    ) : (
      <div className={styles.plate}>{children}</div>
    )}
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
