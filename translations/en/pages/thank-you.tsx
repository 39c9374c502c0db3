import type { ReactNode } from 'react'
import { promisedTime } from '../promise.ts'

export const thankYou = {
  received: {
    title: 'Thank You',
    lead: 'We received your form. Here is your reference.',
  },
  /** Without a reference. */
  nothingReceived: {
    title: 'Your Reference',
    lead: 'After you send a form, its reference is shown here.',
  },
  actions: {
    request: 'See your request',
  },
  next: {
    title: 'What happens next',
    steps: [
      {
        when: 'Now',
        title: 'Keep the reference',
        text: 'It is in the subject of the confirmation. If none comes, check your spam folder.',
      },
      {
        when: 'Next',
        title: 'We read what you sent',
        text: 'If something isn’t clear, we ask by email or phone.',
      },
      {
        when: 'Then',
        title: 'You hear from us',
        text: `Within ${promisedTime} for a quote request, after review for an application.`,
      },
    ],
    contact: (phone: ReactNode, mail: ReactNode) => (
      <>
        Something to add or correct? Have the reference ready, and call {phone} or write to {mail}.
      </>
    ),
  },
}
