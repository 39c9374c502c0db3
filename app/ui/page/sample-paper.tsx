import { Fragment, type ReactNode } from 'react'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import styles from './sample-paper.module.css'

interface Field {
  label: string
  lines?: readonly string[]
}

interface Props {
  name: string
  title: string
  /** Beside the title. */
  fields: readonly Field[]
  caption: string
  /** What the numbers in the boxes say. */
  beside: ReactNode
  /** Boxes. */
  children: ReactNode
}

/** A paper of the trade, filled in as an example, its boxes numbered. */
export const SamplePaper = ({ name, title, fields, caption, beside, children }: Props) => (
  <div className={styles.beside}>
    <figure className={`flex column container ${styles.sample}`}>
      <section className={styles.paper} aria-label={name}>
        <div className="tape" />
        <div className={styles.title}>
          <b className="type-h3">{title}</b>
          {fields.map((field) => (
            <Entry key={field.label} {...field} />
          ))}
        </div>
        <div className={styles.boxes}>{children}</div>
      </section>
      <figcaption className="mt-3 text-sm steel">{caption}</figcaption>
    </figure>
    {beside}
  </div>
)

interface BoxProps extends Field {
  call?: number
  /** A quarter of the sheet's width, where it is wide; else half of it. */
  narrow?: boolean
  isSigned?: boolean
}

export const Box = ({ call, narrow, isSigned, ...field }: BoxProps) => (
  <div className={narrow ? styles.narrow : styles.half}>
    {call && <Call>{call}</Call>}
    <Entry {...field} />
    {isSigned && (
      <svg viewBox="0 0 120 34" aria-hidden="true">
        <path d="M4 24C16 2 24 4 20 16s10 8 18-4 8 8 14 4 10-8 18-2 12 2 20-4 10 6 24 0" />
      </svg>
    )}
  </div>
)

const Entry = ({ label, lines = [] }: Field) => (
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

export const Call = ({ children }: { children: ReactNode }) => (
  <i className={styles.number} aria-hidden="true">
    {children}
  </i>
)
