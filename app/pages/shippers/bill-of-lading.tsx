import { Fragment, type ReactNode } from 'react'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import { shippers } from '../../../translations/en/pages/shippers.tsx'
import { PhoneFold } from '../../ui/lists/phone-fold.tsx'
import styles from './bill-of-lading.module.css'

const { caption, sheet, calls } = shippers.papers

export const BillOfLading = () => (
  <div className={styles.beside}>
    <figure className={styles.bill}>
      <Sheet />
      <figcaption>{caption}</figcaption>
    </figure>
    <ol className={`grid ${styles.calls}`}>
      {calls.map(({ title, text }, index) => (
        <li key={title}>
          <PhoneFold
            summary={
              <>
                <Call>{index + 1}</Call>
                <h3>{title}</h3>
              </>
            }
          >
            <p>{nonBreakingUnits(text)}</p>
          </PhoneFold>
        </li>
      ))}
    </ol>
  </div>
)

const Sheet = () => (
  <section className={styles.paper} aria-label={sheet.name}>
    <div className="tape" />
    <div className={styles.title}>
      <b>{sheet.title}</b>
      <Entry {...sheet.date} />
      <Entry {...sheet.reference} />
    </div>
    <div className={styles.boxes}>
      <Box call={1} {...sheet.shipper} />
      <Box call={1} {...sheet.receiver} />
      <Box call={2} narrow {...sheet.pieces} />
      <Box call={3} narrow {...sheet.description} />
      <Box call={4} narrow {...sheet.weight} />
      <Box call={4} narrow {...sheet.size} />
      <Box call={5} {...sheet.value} />
      <Box call={6} {...sheet.extras} />
      <Box call={7} {...sheet.count} />
      <Box call={8} {...sheet.signatures}>
        <svg viewBox="0 0 120 34" aria-hidden="true">
          <path d="M4 24C16 2 24 4 20 16s10 8 18-4 8 8 14 4 10-8 18-2 12 2 20-4 10 6 24 0" />
        </svg>
      </Box>
    </div>
  </section>
)

interface BoxProps {
  call: number
  label: string
  narrow?: boolean
  lines?: readonly string[]
  children?: ReactNode
}

const Box = ({ call, label, narrow, lines = [], children }: BoxProps) => (
  <div className={narrow ? styles.narrow : styles.half}>
    <Call>{call}</Call>
    <Entry label={label} lines={lines} />
    {children}
  </div>
)

const Entry = ({ label, lines }: { label: string; lines: readonly string[] }) => (
  <p>
    <span>{label}</span>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
      <Fragment key={index}>
        {' '}
        <em>{nonBreakingUnits(line)}</em>
      </Fragment>
    ))}
  </p>
)

const Call = ({ children }: { children: ReactNode }) => (
  <i className={styles.number} aria-hidden="true">
    {children}
  </i>
)
