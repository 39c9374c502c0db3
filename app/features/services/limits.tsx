import type { ReactNode } from 'react'
import { Bullets } from '../../ui/check-list.tsx'
import { Columns, Section } from '../../ui/section.tsx'
import styles from './service-page.module.css'

export const Limits = ({ items }: { items: readonly ReactNode[] }) => (
  <Section labelledBy="limits" ground="well">
    <Columns>
      <h2 id="limits" className={styles.heading}>
        Limits and special handling
      </h2>
      <Bullets items={items} />
    </Columns>
  </Section>
)
