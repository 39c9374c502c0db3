import type { ReactNode } from 'react'

export const carriersApply = {
  head: { lead: 'Your authority, insurance and fleet. We review it and contact you.' },
  requirements: {
    title: 'Carrier Requirements',
    canadian: 'In Canada: your NSC number, or in Ontario your CVOR number, under additional information',
  },
  next: {
    title: 'What happens next',
    items: [
      'You get a reference at once.',
      'We review authority, insurance and fleet.',
      'We contact you about the papers to send.',
    ],
  },
  questions: (phone: ReactNode) => <>Questions? Call {phone}.</>,
}
