import type { ReactNode } from 'react'
import { Bullets } from '../../ui/check-list.tsx'
import { FoldingSection } from '../../ui/phone-fold.tsx'

interface Props {
  title: string
  items: readonly ReactNode[]
}

/** Limits and special handling of one service. */
export const Limits = ({ title, items }: Props) => (
  <FoldingSection id="limits" title={title} ground="well" place="beside">
    <Bullets items={items} />
  </FoldingSection>
)
