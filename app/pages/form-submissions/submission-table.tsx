import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import {
  type LocalRecord,
  readRecords,
  readStored,
  STORED_AS,
  watch,
} from '../../features/submissions/local-submissions.ts'
import { SpecTable } from '../../ui/spec-table.tsx'
import { ClearList } from './clear-list.tsx'
import styles from './submission-table.module.css'

/** The list stored in this browser, up to date with other tabs. */
export function Submissions() {
  const stored = useSyncExternalStore(watch, () => readStored(), nothing)
  const records = useMemo(() => readRecords(stored), [stored])
  if (records.length === 0) return <Nothing />
  return (
    <>
      <SpecTable
        caption="Form submissions"
        head={['Timestamp', 'Form Type', 'Details']}
        about={1}
        rows={records.map(cellsOf)}
      />
      <ClearList count={records.length} />
    </>
  )
}

const nothing = () => ''

const Nothing = () => (
  <div className={styles.empty} data-start-if={STORED_AS}>
    <h2>No form submissions yet.</h2>
    <p className="quiet">What you send from this browser will be listed here.</p>
  </div>
)

const cellsOf = ({ timestamp, formName, data }: LocalRecord): ReactNode[] => [
  <time key="when" className={styles.when} dateTime={timestamp}>
    {formatTime(timestamp)}
  </time>,
  formName,
  Object.entries(data).map(([name, value]) => (
    <span key={name} className={styles.line}>
      <span className="quiet">{name}:</span> {formatValue(value)}
    </span>
  )),
]

const formatTime = (timestamp: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(timestamp))

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
