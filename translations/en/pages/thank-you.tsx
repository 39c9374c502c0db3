import type { ReactNode } from 'react'
import { promisedTime } from '../promise.ts'

export const thankYou = {
  received: {
    title: 'Thank You',
    description: 'We received your form. Here is your reference.',
  },
  /** Without a reference. */
  nothingReceived: {
    title: 'Your Reference',
    lead: 'After you send a form, its reference is shown here.',
  },
  actions: {
    page: (isQuote: boolean): string => (isQuote ? 'See your request' : 'See your application'),
  },
  next: {
    title: 'What happens next',
    /** `deadline`: until when a quote request is answered. */
    steps: (deadline: string | undefined, isWithheld: boolean) => [
      {
        when: 'Now',
        title: 'Keep the reference',
        text: isWithheld
          ? 'We have it. The confirmation email with the link follows when dispatch has looked at it; until then, keep the page’s address.'
          : 'It is in the subject of the confirmation email. If none comes, check your spam folder.',
      },
      {
        when: deadline ? 'Until then' : 'Next',
        title: 'We read what you sent',
        text: `If something isn’t clear, we ask by email or phone.${deadline ? ' Until we answer you can change it on its page.' : ''}`,
      },
      {
        when: deadline ? `By ${deadline}` : 'Then',
        title: 'You hear from us',
        text: deadline
          ? 'A quote, or the question we need answered first. Until you accept, nothing is booked.'
          : `Within ${promisedTime} for a quote request, after review for an application.`,
      },
    ],
    contact: (phone: ReactNode, mail: ReactNode) => (
      <>
        Something to add or correct? Have the reference ready, and call {phone} or write to {mail}.
      </>
    ),
  },
}
