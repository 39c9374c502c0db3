import { useMemo, useSyncExternalStore } from 'react'
import { formSubmissions as texts } from '../../../translations/en/pages/form-submissions.tsx'
import {
  type LocalRecord,
  readRecords,
  readStored,
  STORED_AS,
  watch,
} from '../../features/submissions/local-submissions.ts'
import { ClearList } from './clear-list.tsx'
import styles from './submission-table.module.css'

export function Submissions() {
  const stored = useSyncExternalStore(watch, () => readStored(), nothing)
  const records = useMemo(() => readRecords(stored), [stored])
  if (records.length === 0) return <Nothing />
  return (
    <>
      <table className={styles.table}>
        <caption className="sr">{texts.table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.table.head.time}</th>
            <th scope="col">{texts.table.head.form}</th>
            <th scope="col">{texts.table.head.details}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two can be sent in one millisecond
            <Row key={index} {...record} />
          ))}
        </tbody>
      </table>
      <ClearList count={records.length} />
    </>
  )
}

const nothing = () => ''

const Nothing = () => (
  <div className={styles.empty} data-start-if={STORED_AS}>
    <h2>{texts.empty.title}</h2>
    <p className="steel mt-2">{texts.empty.text}</p>
  </div>
)

const Row = ({ timestamp, formName, data }: LocalRecord) => (
  <tr>
    <td className={`slate ${styles.when}`}>
      <time dateTime={timestamp}>{texts.table.time(timestamp)}</time>
    </td>
    <th scope="row">{formName}</th>
    <td className="slate">
      {Object.entries(data).map(([name, value]) => (
        <Line key={name} name={name} text={textOf(value)} />
      ))}
    </td>
  </tr>
)

const Line = ({ name, text }: { name: string; text: string }) => (
  <div className="pre-line anywhere">
    <span className="steel">{name}:</span> {text}
  </div>
)

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
