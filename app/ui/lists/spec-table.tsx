import type { ReactNode } from 'react'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import styles from './spec-table.module.css'

interface Props {
  /** Its name, for those who cannot see what it is under. */
  caption: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  /** The column that says what a row is about; the first, as a rule. */
  about?: number
}

/** A table of definitions. On phones each row of more than two columns folds into a short list of its own. */
export const SpecTable = ({ caption, head, rows, about = 0 }: Props) => (
  <table className={[styles.table, head.length > 2 && styles.folds].filter(Boolean).join(' ')}>
    <caption className="sr">{caption}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state that could be mixed up
        <tr key={index}>
          {cells.map((cell, column) =>
            column === about ? (
              <th className="balance" key={head[column]} scope="row">
                {nonBreakingUnits(cell)}
              </th>
            ) : (
              <td className="slate" key={head[column]} data-label={head[column]}>
                <span>{nonBreakingUnits(cell)}</span>
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)
