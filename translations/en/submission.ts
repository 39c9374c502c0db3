import { company, ownerFacts } from '../../domain/company.ts'
import { plural } from '../plural.ts'
import { type Ends, receivedSubject } from './received-subject.ts'

/** The texts of one submission in the inbox, and of answers to it. */
export const enSubmission = {
  submission: {
    back: 'Inbox',
    previous: 'Newer',
    next: 'Older',
    print: 'Print',
    from: 'from',
    received: 'received',
    notFoundTitle: 'Nothing has this reference',
    notFound: 'Check the reference. It may have been typed with a mistake.',
    erased: 'Erased on request',
    erasedMore: 'What was sent, messages and files are gone for good.',
    watching: (moment: string) => `has this open too, since ${moment}`,
    writing: 'Writing now.',
    notWriting: 'Not writing.',
    answers: 'What they sent',
    /** Headings of the forms' groups that speak to the sender. */
    groups: {
      contact: 'Contact',
      company: 'The company',
      applicant: 'The driver',
      driving: 'Licence and experience',
    } as Record<string, string>,
    files: 'Files',
    download: (name: string) => `Download ${name}`,
    messages: 'Emails',
    kinds: {
      dispatch: 'To dispatch',
      confirmation: 'Confirmation to the sender',
      reply: 'Answer to the sender',
      link: 'Link to the request’s page',
      changed: 'Change by the sender, to dispatch',
      alert: 'Alert, to dispatch',
      quote: 'Quote to the sender',
      'quote-reminder': 'Reminder that the quote expires',
      booking: 'Booking to the sender',
    } as Record<string, string>,
    sent: (moment: string) => `Sent, ${moment}`,
    waiting: (moment: string) => `Waiting since ${moment}`,
    nextTry: (moment: string) => `Next try ${moment}`,
    dead: 'Not delivered',
    withheld: 'Withheld',
    returned: 'Returned',
    /** In the words of the mail server that returned it. */
    returnedBy: (reason: string) => `The other mail server says: ${reason}`,
    tries: (count: number) => plural('en-CA', count, { one: '1 try', other: `${count} tries` }),
    sendAgain: 'Send again',
    similar: 'Also from this sender',
    sameAnswers: 'same details',
    sameLane: 'the same again',
    twice: 'The same details came in twice.',
    alsoAs: 'Also as',
    seconds: (count: number) => plural('en-CA', count, { one: '1 second', other: `${count} seconds` }),
    later: (time: string) => `${time} later`,
    earlier: (time: string) => `${time} earlier`,
    closeThat: 'Close that one',
    earlierVersion: 'Earlier version',
    replaced: 'replaced by the sender',
    spam: 'Held as spam.',
    nobodyTold: 'Its emails wait; the daily summary counts it.',
    notSpam: 'Not spam',
    lane: 'The lane',
    call: 'Call',
    note: 'Note',
    reply: 'Answer',
    revokeLink: 'End the link to the request’s page',
    revokeLinkNote:
      'For a link that reached the wrong person. Every link sent so far opens nothing from then on. The sender gets a new one by email from ‘Your request’, at the foot of every page.',
    revokeLinkYes: 'End it now',
    revokedLink: 'The earlier links open nothing any more.',
    addNote: 'Add a note',
    noteLabel: 'Note, for staff only',
    notePlaceholder: 'For staff only; the sender never sees it',
    saveNote: 'Add the note',
    history: 'History',
    sender: 'The sender',
    system: 'The server',
    /** Whose it is, only the conversation can say. */
    mail: 'An email',
    /** What an entry of the conversation is. */
    said: {
      message: 'message',
      reply: 'answer',
      note: 'note, for staff only',
      elsewhere: 'answered elsewhere',
      automatic: 'automatic answer',
      bounce: 'not delivered',
    },
    noDay: 'no day',
    events: {
      'follow up': 'set a day to follow up',
      received: 'sent the form',
      amended: 'changed what was sent',
      noted: 'added a note',
      withdrawn: 'withdrew it',
      erased: 'erased the answers',
      state: 'changed the state',
      owner: 'changed the owner',
      'staff note': 'wrote a note, for staff only',
      replied: 'answered',
      message: 'wrote a message',
      'mail received': 'came in',
      'message shown': 'showed the sender a message from another address',
      'marked as done': 'marked the messages as done',
      'reply taken back': 'undid the answer before it was sent',
      'answered elsewhere': 'answered elsewhere',
      'key revoked': 'ended the earlier links',
      quoted: 'sent a quote',
      accepted: 'accepted the quote',
      'acceptance taken back': 'took the acceptance back',
      declined: 'declined the quote',
      'new price asked': 'asked for a new price',
      booked: 'confirmed the booking',
    } as Record<string, string>,
    changed: 'changed',
    empty: 'left empty',
    mailSent: (what: string) => `${what}: sent`,
    mailDead: (what: string) => `${what}: not delivered`,
  },

  conversation: {
    title: 'Conversation',
    program: 'A mail program',
    quoted: 'Earlier mail, quoted',
    leftOut: 'Attachments that were left out:',
    authentication: 'What the mail server found of the sender (SPF, DKIM)',
    notShown: 'From another address: the customer doesn’t see it.',
    shown: 'The customer sees it.',
    show: 'Show to the customer',
    done: 'Mark as done',
    newer: 'Something has changed meanwhile. Read it first.',
    attach: 'Attach files',
    attachHint: (files: number, megabytes: number) => `up to ${files}, ${megabytes} MB together`,
    attached: 'Attached files',
    remove: 'Remove',
  },

  composer: {
    name: 'Answer',
    write: 'Write',
    preview: 'Preview',
    elsewhere: 'Answered elsewhere',
    template: 'Template',
    to: 'To',
    subject: 'Subject',
    subjectOf: (noun: string, reference: string, lane?: Ends) =>
      `Re: ${receivedSubject(noun, reference, lane)}`,
    missing: 'Fill in before sending:',
    stillMissing: (count: number) =>
      plural('en-CA', count, { one: '1 thing to fill in first', other: `${count} things to fill in first` }),
    text: 'Your answer',
    send: 'Send the answer',
    draft: (moment: string) => `Draft stored in this browser, ${moment}`,
    sent: 'The answer is on its way.',
    answered: 'Answered',
    answeredIn: (time: string) => `Answered, in ${time}`,
    leaves: (email: string) => `The answer to ${email} leaves in 10 seconds. Until then you can undo it.`,
    seconds: (seconds: number) => `${seconds} s`,
    takeBack: 'Undo send',
    takenBack: 'Undone. Nothing was sent, and your text is here again.',
    tooLate: 'It’s too late: the answer has left.',
    nextOne: 'Next one',
    noAddress: 'There is no email address to answer to.',
    elsewhereHint: 'By phone, for example. The state becomes Answered; nothing is sent.',
    elsewhereLabel: 'What was said, for staff only',
    elsewhereSave: 'Mark as answered',
    newNote: 'The sender wrote meanwhile:',
    conflictTitle: (who: string) => `${who} changed this while you wrote`,
    conflictTitleUnknown: 'This changed while you wrote',
    conflict: 'Nothing was sent. Your text is still below.',
    conflictState: 'Your changes weren’t saved. Here is how it stands now.',
    before: 'When you opened it',
    now: (moment: string) => `Now, since ${moment}`,
    sendAnyway: 'Send mine all the same',
    useTheirs: 'Leave it as it is now',
  },

  /** Templates of answers; what stands in brackets has to be filled in before sending. */
  replies: {
    price: 'Quote for a lane',
    priceRefrigerated: 'Quote for a lane, refrigerated',
    trailer: '53 ft trailer',
    refrigeratedTrailer: '53 ft refrigerated trailer',
    missing: 'Something is missing',
    no: 'We can’t take this load',
    nextStep: 'Next step',
    notNow: 'Not at this time',
    empty: 'Empty',
    load: ({ from, to, weight, freight, pickup }: Load) =>
      [`${from} to ${to}`, [weight, freight].filter(Boolean).join(' of '), pickup && `pickup ${pickup}`]
        .filter(Boolean)
        .join(', '),
    priceText: (name: string, load: string, equipment: string) =>
      replyText(
        name,
        `${load}: [price] in [currency], for one ${equipment}. It includes [what it includes] and holds until [date].`,
        `${ownerFacts.taxes ?? 'Tax: [with or without tax].'} Charged extra, where needed: [extras and prices]. Transit time from pickup: [transit time].`,
        `Liability: [limit of liability], unless a value is declared on the bill of lading. ${ownerFacts.paymentTerms ?? 'Payment: [payment terms].'}`,
        toBook,
      ),
    missingText: (name: string, reference: string) =>
      replyText(
        name,
        `Thank you for your request ${reference}. Before we can quote, we need to know [what is missing].`,
        toAnswer,
      ),
    noText: (name: string, load: string) =>
      replyText(name, `Thank you for asking about ${load}. We can’t take this load: [reason].`),
    nextStepText: (name: string, reference: string) =>
      replyText(name, `Thank you for your application ${reference}. The next step: [next step].`),
    notNowText: (name: string, reference: string) =>
      replyText(
        name,
        `Thank you for your application ${reference}. We can’t take it further at this time: [reason].`,
      ),
  },
}

interface Load {
  from: string
  to: string
  weight: string
  freight: string
  pickup: string
}

const toAnswer = `Reply to this email or call ${company.phone.shown}.`
const toBook = `To book, or to ask anything, reply to this email or call ${company.phone.shown}.`

const replyText = (name: string, ...paragraphs: string[]): string =>
  [`Hello ${name},`, ...paragraphs, `Dispatch, ${company.name}`].join('\n\n')
