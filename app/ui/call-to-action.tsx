import type { ReactNode } from 'react'
import { Actions } from './actions.tsx'
import styles from './call-to-action.module.css'
import { Section } from './section.tsx'

interface Props {
  id: string
  title: string
  lead: string
  /** What the reader may do now. */
  children: ReactNode
}

/** The night at the end of a page. */
export const CallToAction = ({ id, title, lead, children }: Props) => (
  <Section labelledBy={id} ground="night">
    <h2 id={id}>{title}</h2>
    <p className={`lead ${styles.lead}`}>{lead}</p>
    <Actions>{children}</Actions>
  </Section>
)
