import type { ReactNode } from 'react'
import type { LinkText } from '../../link-text.ts'

/** An email of ours in a list of emails, with a sample reference. */
export const mailInList = {
  caption: 'How it looks among your emails',
  sender: (company: string) => `${company} dispatch`,
  reference: 'Q-7F3K2M',
  received: 'We received your quote request',
  link: 'Link to your quote request',
}

export const findRequest = {
  head: { lead: 'We email you a link to change what you sent, withdraw it or erase it.' },
  form: {
    title: 'Email me the link',
    reference: { label: 'Reference (optional)', hint: 'Like Q-7F3K2M' },
    email: { label: 'Email', hint: 'The one you gave in the form' },
    use: (privacy: LinkText) => (
      <>
        Without a reference you get the links of all your requests of the last twelve months. We use both only
        to find them and to send you the links. {privacy('Privacy policy')}
      </>
    ),
    submit: 'Send me the link',
  },
  confirmation: {
    title: 'Check our confirmation',
    items: [
      'It has the link to the page, and the reference in its subject.',
      'It may be in your spam folder.',
    ],
  },
  phone: (phone: ReactNode) => <>Nothing arrives? Call {phone}.</>,
}
