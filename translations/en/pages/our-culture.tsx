import type { ReactNode } from 'react'
import type { LinkText } from '../../link-text.ts'

export const ourCulture = {
  head: {
    lead: 'How we mean to work, written so that you can tell us when we don’t.',
    primary: 'Contact Us',
    secondary: 'See driver jobs',
  },
  /** Only what a reader can see here; others are the owner's to enter. */
  habits: {
    title: 'Three habits you can check',
    lead: 'Each with what proves it. References, places and times are samples.',
    nextSteps: {
      title: 'Say what happens next',
      text: (to: Record<'quote' | 'carriersApply', LinkText>) => (
        <>
          Each form says what follows once it’s sent, from the {to.quote('quote request')} to the{' '}
          {to.carriersApply('carrier application')}.
        </>
      ),
    },
    written: {
      title: 'Write it down',
      text: (request: LinkText) => (
        <>
          {request('Your request')} has a page of its own. Every change, note and answer is on it, with its
          time.
        </>
      ),
    },
    asked: {
      title: 'Ask only for what we need',
      text: (privacy: LinkText, retentionDays: ReactNode) => (
        <>
          No form asks for birthplace, age or a social insurance number. What you send{' '}
          {privacy(<>is erased after {retentionDays} days</>)}.
        </>
      ),
    },
  },
  /** What the proofs say; the rest of them is the site's own. */
  evidence: {
    received: 'We received your request',
    reference: 'Q-7F3K2M',
    lane: 'Calgary, AB → Toronto, ON',
    by: (time: string) => `By ${time}`,
    never: 'Never asked',
    neverAsked: ['Social insurance number', 'Age', 'Birthplace'],
    captions: {
      confirmation: 'How the confirmation begins',
      change: 'From the history of a request',
      asked: 'The driver form, all of it',
    },
  },
  also: { title: 'On the road and at the dock' },
  howWeDid: {
    title: 'Tell us how we did',
    text: 'Feedback or a complaint: if we worked differently from what this page says, tell us. Would you like to work this way? Look at the jobs.',
    contact: 'Write or call',
    nonDriverJobs: 'Non-driver jobs',
  },
}
