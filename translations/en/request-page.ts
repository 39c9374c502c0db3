import { company } from '../../domain/company.ts'
import { inCompanyZone } from './company-zone.ts'
import { promisedTime } from './promise.ts'

/** The English texts of a request's own page. They stand apart so that no other page loads them. */
export const enRequest = {
  notFoundHeading: 'No request here',
  notFoundLead: 'The link may be cut short, or the request was erased. We can email it again.',
  notFound: 'There is nothing at this address. Check it, or',
  askAgain: 'ask for the link again',
  notAllowed:
    'Dispatch has worked on this in the meantime, so this is no longer possible. Nothing was changed. Please call us about it.',
  full: `This has been changed as often as this page allows. Nothing was changed. Please call ${company.phone.shown}.`,
  conflict:
    'This was changed in another tab or by somebody else in the meantime. Nothing was saved yet. Check what you typed below; saving it replaces the other change.',
  confirmErase: 'Please confirm that everything should be erased.',
  unknownAction: 'This page can’t do that.',
  linkSent: 'If we have a request from that address, we email its link there, three times a day at most.',
  yours: (noun: string) => `Your ${noun}`,
  answerBy: (time: string) => `We answer by ${inCompanyZone(time)}`,
  late: `We’re past the ${promisedTime} we promised, and we’re sorry.`,
  lateMore: (time: string) =>
    `It was due by ${inCompanyZone(time)}. Call ${company.phone.shown}, or write to dispatch below.`,
  timeLeft: (hours: number, minutes: number) =>
    hours > 0 ? `${hours} h ${minutes} min left` : `${minutes} min left`,
  noDeadline: 'We’ll be in touch soon.',
  states: {
    received: 'Received',
    'in progress': 'In progress',
    answered: 'Answered',
    quoted: 'Quoted',
    accepted: 'Accepted',
    declined: 'Declined',
    booked: 'Booked',
    closed: 'Closed',
    withdrawn: 'Withdrawn',
    erased: 'Erased',
  },
  stateNotes: {
    received: 'Waiting for dispatch',
    'in progress': 'Dispatch is working on it',
    answered: 'By email or phone',
    quoted: 'On this page',
    accepted: 'By you, on this page',
    declined: 'By you, on this page',
    booked: 'By dispatch, by email',
    closed: 'Dispatch has closed it',
    withdrawn: 'You withdrew it',
    erased: 'For good',
  },
  /** `time` is absent where the history no longer has it. */
  answered: (time: string | undefined, isQuote: boolean) =>
    `We answered${time === undefined ? '' : ` on ${time}`}, by email or phone.${isQuote ? ' To book, reply to that email or call.' : ''}`,
  events: (noun: string) => ({
    received: `We received your ${noun}`,
    confirmed: 'Confirmation sent to you by email',
    amended: 'You changed what you sent',
    corrected: 'Dispatch corrected what you sent',
    noted: 'You added a note',
    'in progress': 'Dispatch started work on it',
    answered: 'Dispatch answered',
    closed: 'Dispatch closed it',
    'received again': 'Dispatch reopened it',
    replied: 'Dispatch sent you an email',
    quoted: 'Dispatch sent you a quote',
    accepted: 'You accepted the quote',
    'acceptance taken back': 'You took your acceptance back',
    declined: 'You declined the quote',
    'quote reopened': 'You opened the quote again',
    'quote withdrawn': 'Dispatch took the quote back',
    'new price asked': 'You asked for a new price',
    booked: 'Dispatch confirmed the booking',
    withdrawn: `You withdrew the ${noun}`,
    'erasure asked': 'You asked dispatch to erase your details',
    erased: 'Everything you sent was erased',
  }),
  /** Of a decision that dispatch recorded. */
  recordedEvents: {
    accepted: (way: string) => `Dispatch recorded: accepted ${way}`,
    declined: (way: string) => `Dispatch recorded: declined ${way}`,
  },
  done: (noun: string) => ({
    amend: 'Your changes were saved, for dispatch to read.',
    note: 'Your note was added, for dispatch to read.',
    message: 'Your message was sent. Dispatch answers by email, and here.',
    withdraw: `Your ${noun} was withdrawn. There is nothing else to do.`,
    accept: 'You accepted the quote. It is booked when dispatch confirms, by email.',
    decline: 'You declined the quote. Dispatch knows.',
    'take-back': 'Your acceptance was taken back. The quote is open again.',
    requote: 'You asked for a new price. Dispatch knows.',
    reopen: 'The quote is open again. Dispatch knows.',
    erase: 'Everything you sent was erased.',
  }),
  erasureAsked: 'You asked dispatch to erase your details. Nothing was erased yet; dispatch was notified.',
  withdraw: (noun: string) => `Withdraw the ${noun}`,
  codeNote: 'Staff: opens it in the inbox',
  erasedHeading: 'Erased',
  erasedLead: 'What was sent is gone for good. The reference, the form and the day remain.',
  erasedRecordLead:
    'Your details, messages and files are gone for good. Lane, price and dates of the load stay with us as records.',
  amendTitle: (reference: string) => `Change what you sent: ${reference}`,
  amendHeading: 'Change what you sent',
  amendLead: 'Dispatch sees the earlier version, too.',
  masked: 'Partly hidden. Type a new one to change it.',
  back: (noun: string) => `Back to the ${noun}`,
  saveChanges: 'Save changes',
  questions: 'Questions? Call',
  changeFromPage:
    'Open your request with the link in our confirmation. You can change it until dispatch starts work on it.',
  keptFile: (name: string, types: string) =>
    `We have ${name}. It stays unless you choose another file (${types}).`,
}
