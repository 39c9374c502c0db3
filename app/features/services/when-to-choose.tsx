import type { ReactNode } from 'react'
import { enServices } from '../../../translations/en/freight-services.ts'
import { Bullets } from '../../ui/check-list.tsx'
import { Columns, Section } from '../../ui/section.tsx'
import styles from './when-to-choose.module.css'

interface Props {
  /** What the service is, in a few sentences. */
  what: ReactNode
  when: readonly ReactNode[]
}

export const WhenToChoose = ({ what, when }: Props) => (
  <Section labelledBy="when">
    <Columns>
      <p className={styles.what}>{what}</p>
      <div>
        <h2 id="when" className={styles.heading}>
          {enServices.whenToChoose}
        </h2>
        <Bullets items={when} />
      </div>
    </Columns>
  </Section>
)
