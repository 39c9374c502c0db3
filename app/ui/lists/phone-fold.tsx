import type { ReactNode } from 'react'
import { nonBreakingUnits } from '../../../domain/text/non-breaking-units.ts'
import section from '../page/section.module.css'
import fold from './fold.module.css'
import styles from './phone-fold.module.css'

interface FoldProps {
  summary: ReactNode
  children: ReactNode
}

/** Content that folds under its heading on phones; elsewhere, and on paper, it always shows. */
export const PhoneFold = ({ summary, children }: FoldProps) => (
  <details className={`${fold.fold} ${styles.fold}`}>
    <summary className="flex center between gap-4 min-target pointer">{summary}</summary>
    <div>{children}</div>
  </details>
)

interface SectionProps {
  /** The id of its heading. */
  id: string
  title: ReactNode
  ground?: 'well' | undefined
  /** One sentence beside the heading. */
  lead?: ReactNode
  /** What shows although the section is folded. */
  after?: ReactNode
  children: ReactNode
}

/** A section that on phones is one line of a list, until it is opened. */
export const FoldingSection = ({ id, title, ground, lead, after, children }: SectionProps) => (
  <section aria-labelledby={id} className={classOf(ground)}>
    <div className="page">
      <PhoneFold summary={<h2 id={id}>{nonBreakingUnits(title)}</h2>}>
        {lead && <p className={`slate ${styles.lead}`}>{nonBreakingUnits(lead)}</p>}
        {children}
      </PhoneFold>
      {after}
    </div>
  </section>
)

export const FoldingPair = ({
  ground,
  after,
  children,
}: Pick<SectionProps, 'ground' | 'after' | 'children'>) => (
  <section className={classOf(ground)}>
    <div className="page">
      <div className={styles.pair}>{children}</div>
      {after}
    </div>
  </section>
)

const classOf = (ground: 'well' | undefined): string =>
  `${section.section} ${ground ?? section.paper} ${styles.section}`
