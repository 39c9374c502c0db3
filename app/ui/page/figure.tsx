import type { ReactNode } from 'react'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import styles from './figure.module.css'

interface Props {
  title: string
  note?: ReactNode
  /** The short text at the end of the title block: a size, or the kind of view. */
  side?: ReactNode
  facts?: readonly (readonly [name: string, value: string])[] | undefined
  /** As wide as two of the others in `Figures`. */
  span?: boolean
  children: ReactNode
}

export const Figure = ({ title, note, side, facts, span, children }: Props) => (
  <figure className={[styles.figure, span && styles.span].filter(Boolean).join(' ')}>
    <div className={styles.plate}>{children}</div>
    <figcaption className="grid content-start ruled text-sm tight">
      <span>
        <b>{nonBreakingUnits(title)}</b>
        {nonBreakingUnits(note)}
      </span>
      {side && <span>{nonBreakingUnits(side)}</span>}
      {facts && (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{nonBreakingUnits(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </figcaption>
  </figure>
)

export const Figures = ({ children }: { children: ReactNode }) => (
  <div className={styles.figures}>{children}</div>
)
