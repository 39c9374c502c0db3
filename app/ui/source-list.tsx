import { formatOf } from '../../domain/format.ts'
import { DEFAULT_LOCALE } from '../../domain/locale.ts'
import { nonBreakingUnits } from '../../domain/non-breaking-units.ts'
import { type Source, type SourceId, sources } from '../../domain/sources.ts'
import { Fold } from './fold.tsx'
import styles from './source-list.module.css'

const { day } = formatOf(DEFAULT_LOCALE)

const usualNote = 'General information, not advice. Your bill of lading and written booking decide.'

interface Props {
  id: string
  of: readonly SourceId[]
  note?: string
}

/** Where the rules and figures of a page come from, with the day each was read. */
export const SourceList = ({ id, of, note = usualNote }: Props) => (
  <section aria-labelledby={id} className={styles.sources}>
    <Fold
      summary={
        <>
          <h2 id={id}>Sources</h2>
          <small>{of.length}</small>
        </>
      }
    >
      <ul>
        {of.map((name) => {
          const { title, source, url, readOn, law }: Source = sources[name]
          return (
            <li key={name}>
              {nonBreakingUnits(title)}. {law && `By ${law}, as described by `}
              <a href={url}>{source}</a>, read on {day(readOn)}.
            </li>
          )
        })}
      </ul>
    </Fold>
    <p>{note}</p>
  </section>
)
