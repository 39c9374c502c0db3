/** The English texts of a request's own page, as the server fills them in. They stand apart so that no browser loads them. */
export const enRequest = {
  notFoundHeading: 'No request here',
  notFound: 'Please check the address. If you have lost it,',
  askAgain: 'ask for it again',
  notAllowed:
    'Dispatch has changed this request in the meantime, so this is no longer possible. Nothing was changed. Please call us about it.',
  conflict:
    'The answers were changed in another tab or by somebody else in the meantime. Nothing was saved yet. Check what you typed below; saving it replaces the other change.',
  confirmErase: 'Please confirm that everything should be erased.',
  unknownAction: 'This page cannot do that.',
  linkSent:
    'If the reference and the email address belong together, we have sent the address of the page to that mailbox.',
  yourRequest: 'Your request',
  answerBy: (time: string) => `We answer by ${time} (Calgary)`,
  timeLeft: (hours: number, minutes: number) =>
    hours > 0 ? `${hours} h ${minutes} min left` : `${minutes} min left`,
  late: 'This is past the time we promised. Please call us.',
  noDeadline: 'We will be in touch soon.',
  states: {
    received: 'Received',
    'in progress': 'In progress',
    answered: 'Answered',
    closed: 'Closed',
    withdrawn: 'Withdrawn',
  },
  stateNotes: {
    received: 'Dispatch has your request',
    'in progress': 'Dispatch is working on it',
    answered: 'By email to the address you gave',
    closed: 'Dispatch has closed it',
    withdrawn: 'You withdrew it',
  },
  events: {
    received: 'We received your request',
    confirmed: 'Confirmation sent to you by email',
    amended: 'You changed your answers',
    noted: 'You added a note',
    'in progress': 'Dispatch started work on it',
    answered: 'Dispatch answered',
    closed: 'Dispatch closed it',
    'received again': 'Dispatch reopened it',
    replied: 'Dispatch sent you an email',
    withdrawn: 'You withdrew the request',
    erased: 'Everything you sent was erased',
  },
  done: {
    amend: 'Your answers were changed. Dispatch has been notified.',
    note: 'Your note was sent to dispatch.',
    withdraw: 'Your request was withdrawn. Dispatch has been notified.',
    erase: 'Everything you sent was erased. The reference and the day remain.',
  },
  codeNote: 'Staff: opens it in the inbox',
  erasedHeading: 'Erased',
  amendTitle: (reference: string) => `Change your answers: ${reference}`,
  amendLead: 'Until dispatch starts on it. They see what was there before.',
  back: 'Back to the request',
  saveChanges: 'Save changes',
  keptFile: (name: string, types: string) =>
    `We have ${name}. It stays unless you choose another file (${types}).`,
}
