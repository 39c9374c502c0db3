import { Fragment, type ReactNode } from 'react'
import { nonBreakingUnits } from '../../../domain/non-breaking-units.ts'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import styles from './bill-of-lading.module.css'

/** A bill of lading, filled in as an example, and what each part is for. */
export const BillOfLading = () => (
  <div className={styles.beside}>
    <figure className={styles.bill}>
      <Sheet />
      <figcaption>An example, filled in. The carrier issues the bill.</figcaption>
    </figure>
    <ol className={styles.calls}>
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
  <section className={styles.sheet} aria-label="A bill of lading, as an example">
    <div className="tape" />
    <div className={styles.title}>
      <b>Bill of lading</b>
      <Entry label="Date" lines={['2 Dec 2026']} />
      <Entry label="Reference" lines={['Q-7F3K2M']} />
    </div>
    <div className={styles.boxes}>
      <Box call={1} label="Shipper" lines={['Name, street, city, phone', 'Pickup hours']} />
      <Box call={1} label="Receiver" lines={['Name, street, city, phone', 'Delivery hours']} />
      <Box call={2} narrow label="Pieces" lines={['6 pallets', '4 crates']} />
      <Box call={3} narrow label="Description" lines={['Canned soup', 'Glass jars']} />
      <Box call={4} narrow label="Weight" lines={['3,600 lb', '3,600 lb']} />
      <Box call={4} narrow label="L × W × H, in" lines={['48 × 40 × 50', '60 × 48 × 60']} />
      <Box call={5} label="Declared value" lines={['CA$ ________']} />
      <Box call={6} label="At the door" lines={['Liftgate, call 1 h ahead']} />
      <Box call={7} label="Count and condition" lines={['10 pieces, one carton wet']} />
      <Box call={8} label="Signed by shipper, driver, receiver">
        <svg className={styles.signature} viewBox="0 0 120 34" aria-hidden="true">
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

/** Weight and class: the usual reasons for a re-bill; liability and claims: `sources.carrierLiability`. */
const calls = [
  { title: 'Both ends', text: 'Who, where, which hours, and a direct number.' },
  { title: 'Pieces', text: 'What the driver counts: pallets, crates, rolls.' },
  { title: 'Description', text: 'What it is, in trade words. Dangerous goods carry their UN number.' },
  {
    title: 'Weight and size',
    text: 'With pallet and wrapping. A wrong weight or class is the usual reason for a re-bill.',
  },
  {
    title: 'Declared value',
    text: 'Without one, the carrier’s liability is limited, commonly to $4.41/kg ($2.00/lb).',
  },
  { title: 'At the door', text: 'Liftgate, inside delivery, call ahead, appointment.' },
  { title: 'Count and condition', text: 'Damage is written here before anyone signs.' },
  { title: 'Signatures', text: 'The receiver’s is the proof of delivery.' },
]
