import { company } from '../../domain/company.ts'
import { PhoneNumber } from './contact-links.tsx'

/** Where we are and how to reach us, on paper alone. */
export const Letterhead = ({ className }: { className?: string | undefined }) => (
  <small hidden className={className}>
    {company.address.city}, {company.address.province}, {company.address.country} · <PhoneNumber /> ·{' '}
    {company.email}
  </small>
)
