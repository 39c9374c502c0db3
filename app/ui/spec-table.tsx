import type { ReactNode } from 'react'
import styles from './spec-table.module.css'

interface Props {
  /** Its name, for those who cannot see what it stands under. */
  caption: string
  head: readonly string[]
  /** The first cell of a row is what the row is about. */
  rows: readonly (readonly ReactNode[])[]
}

/** A table of definitions. On phones each row folds into a short list of its own. */
export const SpecTable = ({ caption, head, rows }: Props) => (
  <table className={styles.table}>
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
      {rows.map(([about, ...cells], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <tr key={index}>
          <th scope="row">{about}</th>
          {cells.map((cell, column) => (
            <td key={head[column + 1]} data-label={head[column + 1]}>
              <span>{cell}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
