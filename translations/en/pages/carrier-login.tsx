import type { ReactNode } from 'react'
import type { LinkText } from '../../link-text.ts'

export const carrierLogin = {
  head: {
    title: 'Carrier Portal',
    lead: 'A demonstration of the portal\u00a0to\u00a0come. Nothing you type here is sent.',
    today: (phone: ReactNode, mail: ReactNode) => (
      <>
        Until it opens: about a load, call {phone} or write to {mail}.
      </>
    ),
    other: (carriers: LinkText) => <>Not a carrier with us yet? {carriers('Become a carrier')}</>,
  },
  demo: {
    title: 'Demo Mode',
    text: 'Login will be implemented with backend integration. Nothing you typed was sent.',
  },
  portal: {
    name: 'What the portal will do',
    loads: {
      name: 'Loads',
      features: [
        'View and accept loads',
        'Real-time tracking',
        'Electronic proof of delivery',
        'History and metrics',
      ],
    },
    documents: {
      name: 'Documents',
      features: ['Upload documents', 'Insurance certificates', 'Operating authority', 'W-9 and tax forms'],
    },
    payments: {
      name: 'Payments',
      features: ['Status and history', 'Quick Pay enrollment', 'Invoice submission', 'Dispute resolution'],
    },
    profile: { name: 'Profile', features: ['Company info', 'Equipment', 'Lane preferences', 'Contacts'] },
  },
}
