import type { ReactNode } from 'react'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import styles from './folding-rows.module.css'
import { PhoneFold } from './phone-fold.tsx'

interface Props {
  head: readonly [string, string, string]
  rows: readonly (readonly [string, ReactNode, ReactNode])[]
}

/** Three columns like those of a table; on phones a list of names, each of which opens. */
export const FoldingRows = ({ head, rows }: Props) => (
  <div className={styles.rows}>
    <p className={`hidden ${styles.head}`} aria-hidden="true">
      {head.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </p>
    <ul>
      {rows.map(([name, ...cells]) => (
        <li className="lined-below unbroken" key={name}>
          <PhoneFold summary={<b className="type-action">{name}</b>}>
            <dl className="pb-3 slate">
              {cells.map((cell, column) => (
                <div key={head[column + 1]}>
                  <dt className="steel">{head[column + 1]}</dt>
                  <dd>{nonBreakingUnits(cell)}</dd>
                </div>
              ))}
            </dl>
          </PhoneFold>
        </li>
      ))}
    </ul>
  </div>
)
