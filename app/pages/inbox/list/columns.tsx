import type { ListSort } from '../../../../domain/submissions/inbox.ts'
import { enInbox } from '../../../../translations/en/staff/inbox.ts'
import { nextSort } from './filters/list-query.ts'

const { list: texts } = enInbox

const named = ['time', 'reference', 'what', 'freight', 'who', 'pickup', 'received', 'state', 'owner'] as const
type Column = (typeof named)[number]

/** In the order of the cells of a row. */
export const columns = ['pick', ...named] as const

/** What a column sorts by, the way that is asked for first. */
const sorts: Partial<Record<Column, [ListSort, ListSort]>> = {
  time: ['deadline', '-deadline'],
  pickup: ['pickup', '-pickup'],
  received: ['-received', 'received'],
}

interface Props {
  sort: ListSort
  isAllPicked: boolean
  onSort(sort: ListSort): void
  onPickAll(): void
}

/* biome-ignore-start lint/a11y/noRedundantRoles: below 80em rows and cells are displayed as grids, so their roles are written out */
export const Columns = ({ sort, isAllPicked, onSort, onPickAll }: Props) => (
  <>
    <colgroup>
      {columns.map((name) => (
        <col key={name} style={{ width: `var(--${name})` }} />
      ))}
    </colgroup>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          <span className="sr">{texts.picks}</span>
          <input
            className="tick"
            type="checkbox"
            aria-label={texts.pickAll}
            checked={isAllPicked}
            onChange={onPickAll}
          />
        </th>
        {named.map((column) => {
          const both = sorts[column]
          return (
            <th
              key={column}
              role="columnheader"
              scope="col"
              aria-sort={
                both?.includes(sort) ? (sort.startsWith('-') ? 'descending' : 'ascending') : undefined
              }
            >
              {both ? (
                <>
                  <button
                    className="inline-flex center gap-1 p-0 border-0 bg-none inherit"
                    type="button"
                    onClick={() => onSort(nextSort(sort, both))}
                  >
                    {texts.columns[column]}
                  </button>
                  <span className="below-80">{texts.columns[column]}</span>
                </>
              ) : (
                texts.columns[column]
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  </>
)
/* biome-ignore-end lint/a11y/noRedundantRoles: end of the head */
