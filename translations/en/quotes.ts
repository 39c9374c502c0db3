import type { DecisionWay, DeclineReason, QuoteChange, QuoteState } from '../../domain/quotes/quotes.ts'
import { plural } from '../plural.ts'
import { inCompanyZone } from './company-zone.ts'

const days = (count: number): string => plural('en-CA', count, { one: '1 day', other: `${count} days` })

/** The English texts of quotes, on the request's page, in the inbox and in emails. */
export const enQuotes = {
  money: (currency: string, amount: string) => `${currency}\u00a0${amount}`,
  beforeTax: 'before tax',
  before: (parts: readonly string[]) =>
    `Before tax. ${parts.join(', ')}${parts.length > 0 ? '.' : ''}`.trim(),
  pickupOn: (day: string) => `pickup ${day}`,
  total: 'Total before tax',
  line: 'The price, line by line',
  holds: 'Holds until',
  holdsUntil: (moment: string) => `Holds until ${inCompanyZone(moment)}`,
  days,
  daysRange: (low: number, high: number) => (low === high ? days(low) : `${low} to ${high} days`),
  pickup: 'Pickup',
  trip: 'From dock to dock',
  transit: 'Transit',
  equipment: 'Equipment',
  included: 'Included',
  extra: 'Would cost extra',
  note: 'Dispatch writes',
  range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  /** `CAD 95.00 an hour` */
  per: (money: string, per: string | undefined) => [money, per].filter(Boolean).join(' '),

  states: {
    open: 'Open',
    accepted: 'Accepted',
    declined: 'Declined',
    expired: 'Expired',
    replaced: 'Replaced',
    withdrawn: 'Withdrawn',
  } satisfies Record<QuoteState, string>,

  reasons: {
    price: 'The price',
    timing: 'The dates',
    other: 'Another reason',
  } satisfies Record<DeclineReason, string>,

  changes: {
    price: 'the price',
    validity: 'how long it holds',
    transit: 'the transit time',
    pickup: 'the pickup',
    equipment: 'the equipment',
    included: 'what is included',
    extras: 'what would cost extra',
    note: 'the note',
  } satisfies Record<QuoteChange, string>,

  notOpen:
    'This quote is no longer open, so nothing was changed. Below is how it stands now. Please check it, or call us.',

  accepted: {
    by: 'Accepted by',
    purchaseOrder: 'Purchase order',
    contact: 'Pickup contact',
    hours: 'Dock hours',
  },

  /** How the sender told dispatch, who recorded it. */
  ways: { mail: 'by email', phone: 'by phone', other: 'in another way' } satisfies Record<
    DecisionWay,
    string
  >,
  /** The same, said to the sender. */
  yourWays: { mail: 'by email', phone: 'by phone', other: 'as you told us' } satisfies Record<
    DecisionWay,
    string
  >,
  words: 'In their words',

  decision: {
    title: (number: number) => `Quote ${number}`,
    reason: 'Reason',
    note: 'Note',
  },

  /** What is wrong with a quote that dispatch typed. */
  problems: {
    required: 'Required',
    tooLong: 'Required: a shorter text',
    tooMany: 'Required: 20 at most',
    notAnAmount: 'Required: an amount with two places, like 4850.00',
    totalOutOfRange: 'Required: a total from 1.00 to 9,999,999.99',
    notACurrency: 'Required: CAD or USD',
    notATime: 'Required: a date or a time with its zone',
    notThen: 'Required: a time between the quote and now',
    validTooBriefly: 'Required: a time at least an hour ahead',
    validTooLong: 'Required: a time at most 90 days ahead',
    notDays: 'Required: whole days, 60 at most',
    endsBeforeItBegins: 'Required: an end that isn’t before the beginning',
  },

  mail: {
    subject: (reference: string, total: string) => `Your quote ${reference}: ${total}`,
    revisedSubject: (reference: string, total: string) => `Your revised quote ${reference}: ${total}`,
    eyebrow: 'Your quote ',
    revisedEyebrow: 'Your revised quote ',
    changed: (parts: string) => `This replaces the earlier quote. What changed: ${parts}.`,
    action: 'See and accept this quote',
    accepting: 'Accepting asks dispatch to book. It is booked when they confirm, by email.',
    questions: 'Questions? Reply to this email or call ',
    notAccepted: '. A reply goes to dispatch; it doesn’t accept the quote.',
    link: 'Anyone with the link can open your request’s page; share it only with people you trust.',
    why: 'You get this email because this address asked for a quote.',
    reminderSubject: (reference: string) => `Your quote ${reference} holds for one more day`,
    reminder: 'After that, dispatch has to price it again.',
    recorded: {
      accepted: {
        subject: (reference: string) => `Accepted: ${reference}`,
        eyebrow: 'Accepted ',
        line: (way: string) => `Dispatch recorded that you accepted this quote, ${way}.`,
        next: 'It is booked when they confirm, by email.',
        note: 'Not right? Take it back on the page, or reply to this email.',
      },
      declined: {
        subject: (reference: string) => `Declined: ${reference}`,
        eyebrow: 'Declined ',
        line: (way: string) => `Dispatch recorded that you declined this quote, ${way}.`,
        next: 'This replaces what we wrote before, that you accepted it.',
        note: 'Not right? Say so on the page, or reply to this email.',
      },
    },
    recordedAction: 'See what was recorded',
    yourWords: 'Your words',
    bookedSubject: (reference: string) => `Booked: ${reference}`,
    bookedEyebrow: 'Booked ',
    booked: 'Dispatch has confirmed your booking.',
    bookedPickup: (day: string) => `Pickup ${day}.`,
    bookedAction: 'See and print the booking',
    bookedNote: 'The page prints as your booking confirmation, and has the draft bill of lading.',
    bookedTitle: 'The booking',
    bookedChange: 'Something changed? Reply to this email or call ',
  },
}
