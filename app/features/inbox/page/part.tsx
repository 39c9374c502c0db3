import type { ReactNode, Ref } from 'react'
import { PartBoundary } from '../../../ui/part-boundary.tsx'
import styles from './part.module.css'

interface Props {
  /** Of the heading's id. */
  name: string
  title: ReactNode
  /** Below the heading. */
  note?: ReactNode
  /** At the end of the heading's line. */
  aside?: ReactNode
  /** Makes the heading take the focus. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

export const Part = ({ name, title, note, aside, headingRef, children }: Props) => (
  <section className={styles.part} aria-labelledby={`${name}-heading`}>
    <header className="flex wrap between baseline gap-none gap-x-3 mb-2">
      <h2 id={`${name}-heading`} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      {aside}
      {note && <p className={styles.note}>{note}</p>}
    </header>
    <PartBoundary>{children}</PartBoundary>
  </section>
)

interface PairsProps {
  rows: readonly { key: string; label: ReactNode; value: ReactNode }[]
}

export const Pairs = ({ rows }: PairsProps) => (
  <dl className={styles.pairs}>
    {rows.map(({ key, label, value }) => (
      <div className="contents" key={key}>
        <dt className="py-1 steel">{label}</dt>
        <dd className="py-1 anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)

interface LinesProps {
  isBusy?: boolean
  children: ReactNode
}

export const Lines = ({ isBusy, children }: LinesProps) => (
  <ul className={styles.lines} aria-busy={isBusy}>
    {children}
  </ul>
)
