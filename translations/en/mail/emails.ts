import { company } from '../../../domain/company.ts'
import { plural } from '../../plural.ts'
import { companyPlace } from '../company-zone.ts'
import { promisedTime } from '../promise.ts'
import { receivedSubject } from './received-subject.ts'

const hoursLeft = (hours: number): string =>
  plural('en-CA', hours, { one: '1 hour left', other: `${hours} hours left` })

/** The English texts of emails. They stand apart from `en` so that no browser loads them. */
export const enEmails = {
  sender: { dispatch: `${company.name} dispatch`, website: `${company.name} website` },
  inCompanyZone: (time: string) => `${time}\u00a0${companyPlace}`,
  to: (from: string, to: string) => `${from} to ${to}`,
  steps: { received: 'Received', inProgress: 'In progress', answered: 'Answered' },
  openInInbox: 'Open in the inbox',
  openInbox: 'Open the inbox',
  pickup: (day: string) => `Pickup ${day}`,
  answerBy: (time: string) => `Answer by ${time}`,
  noReply: 'A reply to this email doesn’t reach the sender: write to the address above.',
  sentBy: (dispatchEmail: string) => `Sent by the website to ${dispatchEmail}.`,
  unnamed: 'No name given',

  dispatch: {
    contactSubject: (noun: string, reference: string) => `Re: Your ${noun} ${reference}`,
    preheader: (facts: string[]) => `${facts.join(', ')}.`,
    reply: 'Or reply to this email: it goes to the sender. Then mark it answered in the inbox.',
    replyInConversation:
      'Or reply to this email, from your own address or this mailbox: it goes to the sender as your answer, stands in the conversation and counts as answered.',
    leftOut: (names: string[]) => `Left out, not in the inbox: ${names.join(', ')}.`,
    files: (names: string[]) => `In the inbox: ${names.join(', ')}. Files aren’t sent by email.`,
    everything: 'Everything they sent',
    received: (time: string) => `received ${time}`,
    stored: (noun: string) => `The ${noun} is also stored in the inbox.`,
    lane: (distance: string, days: string, borders: string[]) =>
      `About ${distance}, ${days}${borders.length > 0 ? `, border at ${borders.join(' and ')}` : ''}. An estimate for planning.`,
    understood: (from: string, to: string) => `Estimated for ${from} → ${to}:`,
    distance: (kilometres: string, miles: string) => `${kilometres} km (${miles} mi)`,
    days: (low: number, high: number) =>
      low === high
        ? `${low} driving ${plural('en-CA', low, { one: 'day', other: 'days' })}`
        : `${low} to ${high} driving days`,
  },

  confirmation: {
    subject: receivedSubject,
    received: (noun: string) => `We received your ${noun} `,
    thanks: 'Thank you',
    weAnswerBy: (time: string) => `We answer by ${time}.`,
    weContactYou: 'We’ll review your application and contact you soon.',
    commitment:
      'We answer by email to this address, or call if something isn’t clear. A request commits you to nothing.',
    contact: 'We answer by email to this address, or call.',
    page: (isQuote: boolean): string =>
      isQuote ? 'See or change your request' : 'See or change your application',
    pageNote: 'This link opens what you sent without a password. Share it only with people who may see it.',
    next: 'What happens next',
    reviewing: (isQuote: boolean): string =>
      isQuote
        ? 'Dispatch checks the lane, the equipment and the dates.'
        : 'Dispatch reviews your application.',
    answered: 'An answer comes to this address, or we call you.',
    answeredBy: (time: string) => `By ${time}. To go ahead, reply to that email.`,
    paper: 'Your ',
    paperLink: 'draft bill of lading',
    paperNote: ' prints your phone and email in full by this link alone; don’t pass it on.',
    leftBlank: (labels: string[]) => `To speed up our answer, add: ${labels.join(', ')}.`,
    wrong: 'Something wrong or missing? Reply to this email or call ',
    why: 'You get this email because this address was entered in a form on our website. If you didn’t send this, ignore it, or reply and we’ll erase it. We write only about what was sent.',
  },

  reply: {
    label: (reference: string) => `Answer to ${reference}`,
    page: (reference: string) => `See ${reference} with its history`,
    call: 'Reply to this email or call ',
    mention: (reference: string) => `, and mention ${reference}.`,
  },

  link: {
    subject: (noun: string, reference: string) => `Link to your ${noun} ${reference}`,
    yours: (noun: string) => `Your ${noun} `,
    headline: (noun: string) => `Your ${noun}`,
    line: 'Here is the link to its page, as asked for on our website.',
    page: (noun: string) => `Open your ${noun}`,
    why: 'You get this email because this address and your reference were entered on our website. If you didn’t ask for it, ignore it: nothing has changed. We write only about what was sent.',
  },

  /** Of all requests of a mailbox. */
  links: {
    subject: (count: number) =>
      plural('en-CA', count, { one: 'Link to your request', other: `Links to your ${count} requests` }),
    eyebrow: 'Your requests',
    headline: (count: number) =>
      plural('en-CA', count, { one: 'Your request', other: `Your ${count} requests` }),
    line: 'Here are the links to their pages, of the last twelve months, as asked for on our website. Anyone with a link can open its page; share it only with people you trust.',
    one: (noun: string, day: string) => `${noun}, received ${day}`,
    why: 'You get this email because this address was entered on our website. If you didn’t ask for it, ignore it: nothing has changed. We write only about what was sent.',
  },

  changed: {
    subjects: {
      amended: 'changed by the sender',
      noted: 'note from the sender',
      message: 'message from the sender',
      accepted: 'quote accepted',
      declined: 'quote declined',
      'acceptance taken back': 'acceptance taken back',
      'quote reopened': 'quote opened again',
      'new price asked': 'new price asked for',
      'conversation full': 'takes no more messages',
      withdrawn: 'withdrawn by the sender',
      'erasure asked': 'erasure asked for',
      erased: 'erased by the sender',
      several: 'several changes and messages',
    },
    lines: {
      amended: 'The sender changed what is marked below.',
      noted: 'The sender added a note.',
      message: 'The sender wrote a message. Answer it in the inbox.',
      accepted: 'The sender accepted the quote. It is booked once you confirm it in the inbox.',
      declined: 'The sender declined the quote.',
      'acceptance taken back': 'The sender took the acceptance back. The quote is open again.',
      'quote reopened': 'The sender says that they did not decline it. The quote is open again.',
      'new price asked': 'The quote has expired, and the sender asks for a new price.',
      'conversation full':
        'The sender wrote again, and it was refused: this request holds as much text as one can. The sender was told to send a new request or to call.',
      withdrawn: 'The sender withdrew it. No answer is needed.',
      'erasure asked':
        'The sender asks to have their details erased. The quote was accepted, so the page erases nothing: an owner does it under Account, by the address. Lane, price and dates stay as records.',
      erased:
        'The sender erased it. What was sent, messages and files are gone. Please also erase emails about it.',
      several: 'Several changes, notes or messages came in. All of it is in the inbox.',
    },
    otherWriter: (email: string) => `message from ${email || 'an unnamed writer'}, not from the customer`,
    otherWriterLine: (email: string) =>
      `${email ? `${email} wrote this` : 'The mail names no writer'}: it is not the customer’s address. Ask the customer before you act on it. The inbox shows it, and the customer doesn’t see it until you allow it.`,
    failedChecks: (checks: readonly string[]) =>
      `${checks.join(' and ')} failed: the mail may not come from the address that it names.`,
    erased: 'Erased',
    erasedLane: (ends: readonly string[]) => ends.join(' to '),
    note: 'Note',
    message: 'Message',
    received: (day: string) => `Received ${day}`,
    now: 'Everything as it stands now',
    changed: (label: string) => `${label} (changed)`,
    before: (text: string) => `Before: ${text || 'left empty'}`,
    leftEmpty: 'Left empty',
    earlier: 'Earlier versions are in the inbox.',
  },

  alert: {
    subject: (reference: string, hours: number) => `${reference} has ${hoursLeft(hours)}`,
    urgent: (hours: number, answerBy: string | undefined) =>
      answerBy === undefined ? hoursLeft(hours) : `${hoursLeft(hours)}: answer by ${answerBy}`,
    overdue: (count: number) =>
      plural('en-CA', count, {
        one: '1 other quote request is overdue already.',
        other: `${count} other quote requests are overdue already.`,
      }),
    place: (open: number, overdue: number) => {
      if (overdue > 0) return `Of ${open} open quote requests, it is due next.`
      return plural('en-CA', open, {
        one: 'It is the only open quote request.',
        other: `It is the oldest of ${open} open quote requests.`,
      })
    },
  },

  dailySummary: {
    subject: (day: string) => `Daily summary, ${day}`,
    label: 'Daily summary',
    received: 'Received in the last 24 hours',
    open: 'Open',
    dueSoon: 'Due within 4\u00a0hours',
    overdue: 'Overdue',
    undelivered: (count: number) =>
      plural('en-CA', count, {
        one: '1 email couldn’t be sent.',
        other: `${count} emails couldn’t be sent.`,
      }),
    held: (count: number) => `Held as spam: ${count}`,
    heldMore: 'Nobody was mailed about it. Someone may be waiting for an answer. ',
    seeHeld: 'Look through it in the inbox',
    none: 'Nothing is overdue.',
    inTime: (percent: number) => `Answered within ${promisedTime} in the last 30 days: ${percent} %.`,
    attention: (overdue: number) =>
      plural('en-CA', overdue, { one: '1 request is overdue.', other: `${overdue} requests are overdue.` }),
  },

  test: {
    subject: 'Test email from the website',
    headline: 'Email works',
    line: 'The website sent this because someone ran its check of the settings. No answer is needed.',
    label: 'Test',
  },
}

/** Every text of the emails in one language. */
export type EmailTranslations = typeof enEmails
