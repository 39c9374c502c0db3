import { DEFAULT_LOCALE } from '../../../domain/locale.ts'
import { type Source, type SourceId, sources } from '../../../domain/sources.ts'
import { formatOf } from '../../../domain/text/format.ts'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { enSourceList as texts } from '../../../translations/en/source-list.tsx'
import { enSources } from '../../../translations/en/sources.ts'
import { Fold } from './fold.tsx'
import styles from './source-list.module.css'

const { day } = formatOf(DEFAULT_LOCALE)

interface Props {
  id: string
  of: readonly SourceId[]
  note?: string
}

export const SourceList = ({ id, of, note = texts.note }: Props) => (
  <section aria-labelledby={id} className={styles.sources}>
    <Fold
      summary={
        <>
          <h3 className="tracking-0 ink" id={id}>
            {texts.heading}
          </h3>
          <small className="mr-auto steel">{of.length}</small>
        </>
      }
    >
      <ul className="gap-x-6 pb-3">
        {of.map((name) => (
          <li className="py-1 unbroken" key={name}>
            {nonBreakingUnits(enSources[name].title)}
            {whereFrom(name)}
          </li>
        ))}
      </ul>
    </Fold>
    <p>{note}</p>
  </section>
)

function whereFrom(name: SourceId) {
  const read: Source = sources[name]
  const { source, law } = enSources[name]
  if ('url' in read) return texts.read(law, <a href={read.url}>{source}</a>, day(read.readOn))
  return law ? texts.notCompared(law) : texts.usage
}
