import type { ReactNode } from 'react'

export const quote = {
  next: {
    title: 'What happens next',
    items: [
      'You get a reference, here and by email.',
      'Dispatch answers with a quote, or with the question it needs answered first.',
      'You book in writing. Until then nothing is booked.',
    ],
  },
  faster: {
    title: 'What speeds up the answer',
    items: [
      'Postal codes, and the hours of each dock',
      'Number of pieces and packed weight',
      'Whether the pieces may be stacked',
      'Across the border: your customs broker',
    ],
  },
  phone: (phone: ReactNode) => <>Rather talk? Call {phone}.</>,
}
