import type { ReactNode } from 'react'
import { Bullets } from '../../ui/check-list.tsx'
import { FoldingSection } from '../../ui/phone-fold.tsx'

export const Limits = ({ items }: { items: readonly ReactNode[] }) => (
  <FoldingSection id="limits" title="Limits and special handling" ground="well" place="beside">
    <Bullets items={items} />
  </FoldingSection>
)
