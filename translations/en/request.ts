import { company } from '../../domain/company.ts'

/** The English texts of a request's own page. They stand apart so that no other page loads them. */
export const enRequest = {
  notFoundHeading: 'No request here',
  notFound: 'There is nothing at this address. Check it, or',
  askAgain: 'ask for the link again',
  notAllowed:
    'Dispatch has worked on this in the meantime, so this is no longer possible. Nothing was changed. Please call us about it.',
  full: `This has been changed as often as this page allows. Nothing was changed. Please call ${company.phone.shown}.`,
  conflict:
    'This was changed in another tab or by somebody else in the meantime. Nothing was saved yet. Check what you typed below; saving it replaces the other change.',
  confirmErase: 'Please confirm that everything should be erased.',
  unknownAction: 'This page can’t do that.',
  linkSent: 'If the reference and the email address match, we email a link there, three times a day at most.',
  yours: (noun: string) => `Your ${noun}`,
  answerBy: (time: string) => `We answer by ${time} (Calgary)`,
  timeLeft: (hours: number, minutes: number) =>
    hours > 0 ? `${hours} h ${minutes} min left` : `${minutes} min left`,
  late: (hours: number) =>
    `We’re past the ${hours} hours we promised, and we’re sorry. Call ${company.phone.shown}, or add a note.`,
  noDeadline: 'We’ll be in touch soon.',
  states: {
    received: 'Received',
    'in progress': 'In progress',
    answered: 'Answered',
    closed: 'Closed',
    withdrawn: 'Withdrawn',
  },
  stateNotes: {
    received: 'Waiting for dispatch',
    'in progress': 'Dispatch is working on it',
    answered: 'By email or phone',
    closed: 'Dispatch has closed it',
    withdrawn: 'You withdrew it',
  },
  /** `time` is absent where the history no longer has it. */
  answered: (time: string | undefined, isQuote: boolean) =>
    `We answered${time === undefined ? '' : ` on ${time}`}, by email or phone.${isQuote ? ' To book, reply to that email or call.' : ''}`,
  events: (noun: string) => ({
    received: `We received your ${noun}`,
    confirmed: 'Confirmation sent to you by email',
    amended: 'You changed what you sent',
    noted: 'You added a note',
    'in progress': 'Dispatch started work on it',
    answered: 'Dispatch answered',
    closed: 'Dispatch closed it',
    'received again': 'Dispatch reopened it',
    replied: 'Dispatch sent you an email',
    withdrawn: `You withdrew the ${noun}`,
    erased: 'Everything you sent was erased',
  }),
  done: (noun: string) => ({
    amend: 'Your changes were saved, for dispatch to read.',
    note: 'Your note was added, for dispatch to read.',
    withdraw: `Your ${noun} was withdrawn. There is nothing else to do.`,
    erase: 'Everything you sent was erased. The reference and the day remain.',
  }),
  withdraw: (noun: string) => `Withdraw the ${noun}`,
  codeNote: 'Staff: opens it in the inbox',
  erasedHeading: 'Erased',
  amendTitle: (reference: string) => `Change what you sent: ${reference}`,
  amendHeading: 'Change what you sent',
  amendLead: 'Dispatch sees the earlier version, too.',
  masked: 'Partly hidden. Type a new one to change it.',
  back: (noun: string) => `Back to the ${noun}`,
  saveChanges: 'Save changes',
  questions: 'Questions? Call',
  changeFromPage:
    'To change what you sent, open your request with the link in our confirmation. That is possible until dispatch starts work on it.',
  lostLink: 'Lost the link?',
  keptFile: (name: string, types: string) =>
    `We have ${name}. It stays unless you choose another file (${types}).`,
}
