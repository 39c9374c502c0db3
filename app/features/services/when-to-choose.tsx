import type { ReactNode } from 'react'
import { enServices } from '../../../translations/en/freight-services.ts'
import { Benefits } from '../../ui/lists/benefits.tsx'
import { Section, SectionHead } from '../../ui/page/section.tsx'

interface Props {
  what: ReactNode
  when: readonly ReactNode[]
}

export const WhenToChoose = ({ what, when }: Props) => (
  <Section labelledBy="when">
    <SectionHead id="when" title={enServices.whenToChoose}>
      {what}
    </SectionHead>
    <Benefits items={when.map((text) => ({ text }))} />
  </Section>
)
