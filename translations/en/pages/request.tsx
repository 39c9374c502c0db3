import type { ReactNode } from 'react'
import { companyPlace, inCompanyZone } from '../company-zone.ts'

const LEFT = (days: number): string =>
  days === 0 ? 'ends today' : days === 1 ? 'ends tomorrow' : `in ${days} days`

/** What only the page itself says; `enRequest` has the texts that the server answers with, too. */
export const request = {
  title: (reference: string, heading: readonly string[]) => `${reference}: ${heading.join(' to ')}`,
  head: {
    /** Read out between the two places of a lane. */
    to: 'to',
  },
  /** At an address that opens nothing; `days` as a number. */
  lost: (days: ReactNode) => ({
    title: 'Possible reasons',
    items: [
      'The link was cut. A mail program can break a long address. Open it from our confirmation again.',
      <>It was erased: by you or by a person with the link, or after {days} days.</>,
    ],
  }),
  answers: { title: 'What you sent', note: 'contact details partly hidden' },
  conversation: {
    title: 'Conversation',
    label: 'Write to dispatch',
    files: 'Attach files (optional)',
    filesHint: (files: number, megabytes: number) =>
      `PDF, pictures, Word, Excel or mail (.eml), up to ${files} of ${megabytes} MB each`,
    send: 'Send the message',
    you: 'You',
    dispatch: 'Dispatch',
    quoted: 'Show the earlier mail it quotes',
    whole: 'Show the whole message',
    older: 'Earlier messages',
    newest: 'Newest messages',
    leftOut: 'Not received with your email:',
  },
  history: {
    title: 'What has happened',
    /** The reader's own time, with the day where it differs. */
    hereTime: (time: string) => `${time} where you are`,
  },
  quote: {
    yours: 'Your quote',
    accept: 'Accept this quote',
    acceptFor: (total: string) => `Accept for ${total}`,
    ask: 'Ask a question',
    decline: 'Decline',
    holdsUntil: (moment: string) => `Holds until ${moment}`,
    zoneAndDays: (days: number) => `${companyPlace}, ${LEFT(days)}`,
    /** What has come of it, with the price. */
    decided: {
      accepted: 'You accepted. Dispatch confirms by email.',
      booked: (pickup: string | undefined) =>
        pickup === undefined ? 'Booked.' : `Booked. Pickup ${pickup}.`,
      declined: 'You declined this quote.',
    },
    /** What dispatch recorded for the sender, who may contradict. */
    recorded: {
      accepted: (way: string) => `Accepted ${way}. Dispatch confirms next, by email.`,
      declined: (way: string) => `Declined ${way}.`,
      by: 'Dispatch recorded it for you,',
      title: 'Accepted, as dispatch recorded',
      text: 'It is booked when dispatch confirms, by email.',
      takeBack: 'Not right? Take it back',
      reopen: 'Not right? Open it again',
    },
    expired: (moment: string) => `It held until ${inCompanyZone(moment)} and has expired.`,
    pay: {
      title: 'What you pay',
      line: 'Line',
      amount: (currency: string) => `Amount, ${currency}`,
      total: 'Total',
      /** Of a quote that dispatch took back. */
      was: 'The quote was',
    },
    dispatch: 'Dispatch, with this quote',
    revised: (parts: string) => `This replaces the earlier quote. What changed: ${parts}.`,
    go: {
      title: 'Go ahead?',
      name: 'Your name',
      purchaseOrder: 'PO number',
      pickupHours: 'Dock hours',
      pickupHoursHint: 'For example 8 a.m. to noon',
      pickupContact: 'Who do we call at pickup?',
      pickupContactHint: 'Name and phone',
      optional: '(optional)',
      asks: (
        <>
          Accepting asks dispatch to book. <b>It is booked when they confirm, by email.</b> Until then you can
          take it back here.
        </>
      ),
    },
    no: {
      title: 'Decline this quote',
      why: 'Why? It helps us quote better.',
      note: 'Anything to add?',
      submit: 'Decline the quote',
    },
    accepted: {
      title: 'You accepted this quote',
      text: 'Dispatch was asked to book it. It is booked when they confirm, by email.',
      takeBack: 'Take the acceptance back',
      takeBackText: 'The quote is open again, and dispatch is notified.',
      submit: 'Yes, take it back',
    },
    booked: {
      title: 'Booked',
      text: 'Dispatch has confirmed it by email. To change anything, call or write to dispatch here.',
      print: 'Print the booking',
      printYourself: 'Printing this page gives the booking confirmation.',
      paper: 'Booking confirmation',
    },
    again: {
      text: 'Prices change with fuel and trucks, so dispatch has to price it again. Nothing else is needed from you.',
      submit: 'Ask for a new price',
    },
    withdrawn: 'Dispatch has taken this quote back',
    repricing: 'Dispatch is pricing it again',
    repricingMore: 'You get the new quote by email, and it is shown here.',
  },
  link: (isWithheld: boolean) => (
    <>
      <b>Anyone with the link can open this page.</b> Share it only with people you trust.{' '}
      {isWithheld
        ? 'Keep it: our confirmation, which has it, too, follows when dispatch has looked at what you sent.'
        : 'Our confirmation has it, too.'}
    </>
  ),
  side: {
    call: { title: 'Questions? Call dispatch', text: 'Have your reference ready.' },
    amend: {
      title: 'Something to change?',
      text: 'Possible until dispatch starts work on it.',
      link: 'Change what you sent',
    },
    copy: {
      title: 'Keep a copy',
      print: 'Print this page',
      download: 'Download a copy',
      downloadNote: 'for other programs to read',
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
      /** Of what was accepted; `days` as a number. */
      askErasure: {
        title: 'Ask to erase your details',
        text: (days: ReactNode) => (
          <>
            An accepted load can’t be erased from here. Ask, and dispatch erases your name, email, phone and
            messages. Lane, price and dates stay {days} days, as our records.
          </>
        ),
        submit: 'Ask dispatch to erase them',
        asked: 'You asked dispatch to erase your details.',
      },
    },
  },
  /** At the foot of the window on phones and tablets. */
  foot: { name: 'Most used', call: 'Call', amend: 'Change it', write: 'Write' },
  /** To be filled in by hand, on paper. */
  paper: {
    title: 'For dispatch',
    lines: ['Price and currency', 'Equipment', 'Answered, when', 'Answered, by'],
  },
}
