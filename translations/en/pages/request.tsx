/** What only the page itself says; `enRequest` has the texts that the server answers with, too. */
export const request = {
  title: (reference: string, heading: readonly string[]) => `${reference}: ${heading.join(' to ')}`,
  head: {
    /** Read out between the two places of a lane. */
    to: 'to',
  },
  answers: { title: 'What you sent', note: 'contact details partly hidden' },
  history: {
    title: 'What has happened',
    /** The reader's own time, with the day where it differs. */
    hereTime: (time: string) => `${time} where you are`,
  },
  link: (
    <>
      <b>Anyone with the link can open this page.</b> Share it only with people you trust. Our confirmation
      has it, too.
    </>
  ),
  side: {
    call: { title: 'Questions? Call dispatch', text: 'Have your reference ready.' },
    amend: {
      title: 'Something to change?',
      text: 'Possible until dispatch starts work on it.',
      link: 'Change what you sent',
    },
    note: {
      title: 'Add a note',
      label: 'What should dispatch know?',
      limit: '(up\u00a0to\u00a02,000\u00a0characters)',
      submit: 'Send the note',
    },
    copy: {
      title: 'Keep a copy',
      print: 'Print this page',
      download: 'Download what this page shows',
      downloadNote: 'JSON, for programs',
      billOfLading: 'Draft bill of lading',
      billOfLadingNote: 'PDF',
      share: 'Share this page',
      shareNotes: {
        none: 'they can change it, too',
        copied: 'the link is copied',
        failed: 'copy the address from your browser',
      },
    },
    end: {
      title: 'No longer needed?',
      withdraw: {
        text: 'We stop working on it, and dispatch is notified. This can’t be undone, but you can send a new one at any time.',
        submit: 'Yes, withdraw it',
      },
      erase: {
        title: 'Erase what you sent',
        text: 'What you sent, messages and files are erased for good, here and in our mail queue. The reference, the form and the day remain. We ask dispatch to erase its emails about it.',
        submit: 'Yes, erase everything',
      },
    },
  },
  /** At the foot of the window on phones. */
  foot: { name: 'Most used', call: 'Call', amend: 'Change it' },
  /** To be filled in by hand, on paper. */
  paper: {
    title: 'For dispatch',
    lines: ['Price and currency', 'Equipment', 'Answered, when', 'Answered, by'],
  },
}
