import { company } from '../company.ts'
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
    notFoundTitle: 'There is no such submission',
    notFound: 'Check the reference. It may have been typed with a mistake.',
    erased: 'Erased on request',
    erasedMore: 'The answers, messages and files are gone for good.',
    watching: (moment: string) => `has this open too, since ${moment}`,
    writing: 'Writing now.',
    notWriting: 'Not writing.',
    answers: 'What they sent',
    /** Headings of the forms' groups that speak to the sender. */
    groups: {
      'Your contact details': 'Contact',
      'Your company': 'The company',
      You: 'The driver',
      'Your driving': 'Licence and experience',
    } as Record<string, string>,
    files: 'Files',
    download: (name: string) => `Download ${name}`,
    messages: 'Messages',
    kinds: {
      dispatch: 'To dispatch',
      confirmation: 'Confirmation to the sender',
      reply: 'Answer to the sender',
      link: 'Link to the request’s page',
      changed: 'Change by the sender, to dispatch',
      alert: 'Alert, to dispatch',
    } as Record<string, string>,
    sent: (moment: string) => `Sent, ${moment}`,
    waiting: (moment: string) => `Waiting since ${moment}`,
    nextTry: (moment: string) => `Next try ${moment}`,
    dead: 'Not delivered',
    tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
    sendAgain: 'Send again',
    similar: 'Also from this sender',
    sameAnswers: 'same answers',
    sameLane: 'the same again',
    twice: 'The same answers came in twice.',
    alsoAs: 'Also as',
    seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
    later: (time: string) => `${time} later`,
    earlier: (time: string) => `${time} earlier`,
    closeThat: 'Close that one',
    earlierVersion: 'Earlier version',
    replaced: 'replaced by the sender',
    spam: 'Held as spam.',
    nobodyTold: 'Nobody was notified.',
    notSpam: 'Not spam',
    lane: 'The lane',
    estimate: 'An estimate for planning; dispatch confirms.',
    about: (kilometres: string) => `About ${kilometres} km`,
    laneMore: (miles: string, low: string, high: string) => `${miles} mi, between ${low} and ${high} km`,
    driving: (low: string, high: string, days: string) => `${low} to ${high} hours at the wheel, ${days}`,
    days: (low: number, high: number) =>
      low === high ? `${low} ${low === 1 ? 'day' : 'days'}` : `${low} to ${high} days`,
    borderAt: (name: string) => `Border at ${name}`,
    call: 'Call',
    note: 'Note',
    reply: 'Reply',
    addNote: 'Add a note',
    noteLabel: 'Note, for staff only',
    notePlaceholder: 'For staff only; the sender never sees it',
    saveNote: 'Add the note',
    history: 'History',
    sender: 'The sender',
    system: 'The server',
    events: {
      received: 'sent the form',
      amended: 'changed an answer',
      noted: 'added a note',
      withdrawn: 'withdrew it',
      erased: 'was erased',
      state: 'changed the state',
      owner: 'changed the owner',
      'staff note': 'wrote a note, for staff only',
      replied: 'answered',
      'reply taken back': 'took the answer back before it was sent',
      'answered elsewhere': 'answered elsewhere',
      'key revoked': 'ended the earlier links',
    } as Record<string, string>,
    changed: 'changed',
    empty: 'left empty',
    mailSent: (what: string) => `${what}: sent`,
    mailDead: (what: string) => `${what}: not delivered`,
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
      count === 1 ? '1 thing to fill in first' : `${count} things to fill in first`,
    text: 'Your answer',
    send: 'Send the answer',
    draft: (moment: string) => `Draft stored in this browser, ${moment}`,
    sent: 'The answer is on its way.',
    answered: 'Answered',
    answeredIn: (time: string) => `Answered, in ${time}`,
    leaves: (email: string) =>
      `The answer to ${email} leaves in 10 seconds. Until then it can be taken back.`,
    seconds: (seconds: number) => `${seconds} s`,
    takeBack: 'Take it back',
    takenBack: 'Taken back. Nothing was sent, and your text is here again.',
    tooLate: 'It is too late: the answer has left.',
    nextOne: 'Next one',
    noAddress: 'There is no email address to answer to.',
    elsewhereHint: 'By phone, for example. The state becomes Answered; nothing is sent.',
    elsewhereLabel: 'What was said, for staff only',
    elsewhereSave: 'Mark as answered',
    conflictTitle: (who: string) => `${who} changed this while you wrote`,
    conflictTitleUnknown: 'This changed while you wrote',
    conflict: 'Nothing was sent. Your text is still below.',
    conflictState: 'Nothing of yours was saved. Here is how it stands now.',
    before: 'When you opened it',
    now: (moment: string) => `Now, since ${moment}`,
    sendAnyway: 'Send mine all the same',
    useTheirs: 'Leave it as it is now',
  },

  /** Templates of answers; what stands in brackets has to be filled in before sending. */
  replies: {
    price: 'Price for a lane',
    priceRefrigerated: 'Price for a lane, refrigerated',
    trailer: '53 ft trailer',
    refrigeratedTrailer: '53 ft refrigerated trailer',
    missing: 'Something is missing',
    no: 'We cannot take this load',
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
        toBook,
      ),
    missingText: (name: string, reference: string) =>
      replyText(
        name,
        `Thank you for your request ${reference}. Before we can give you a price, we need to know [what is missing].`,
        toBook,
      ),
    noText: (name: string, load: string) =>
      replyText(name, `Thank you for asking about ${load}. We cannot take this load: [reason].`, toBook),
    nextStepText: (name: string, reference: string) =>
      replyText(name, `Thank you for your application ${reference}. The next step: [next step].`),
    notNowText: (name: string, reference: string) =>
      replyText(
        name,
        `Thank you for your application ${reference}. We cannot take it further at this time: [reason].`,
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

const toBook = `To book, or to ask anything, answer this email or call ${company.phone.shown}.`

const replyText = (name: string, ...paragraphs: string[]): string =>
  [`Hello ${name},`, ...paragraphs, `Dispatch, ${company.name}`].join('\n\n')
