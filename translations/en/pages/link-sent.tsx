import type { ReactNode } from 'react'

export const linkSent = {
  head: {
    title: 'Check your email',
    lead: 'If we have a request from that address, we email you its link.',
    secondary: 'Try again',
  },
  nothing: {
    title: 'No email yet?',
    items: (phone: ReactNode) => [
      'Wait a few minutes, then look in your spam folder.',
      'Check what you entered, and try again, up to three times a day.',
      <>Call {phone}.</>,
    ],
  },
}
