import type { ReactNode } from 'react'

/** At every form that is sent. */
export const enPrivacyNotice = {
  kept: (days: ReactNode) => <> We erase it after {days} days. </>,
  policy: 'Privacy policy',
}
