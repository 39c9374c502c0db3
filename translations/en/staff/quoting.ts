import { company } from '../../../domain/company.ts'
import type { DecisionWay } from '../../../domain/quotes/quotes.ts'
import { inCompanyZone } from '../company-zone.ts'

interface RecordOutcome {
  decision: 'accepted' | 'declined'
  /** Of the quote. */
  number: number
  /** It was recorded as accepted, and the sender was told. */
  wasAccepted: boolean
  /** The day of a reminder that is planned. */
  reminder: string | undefined
}

/** The texts with which dispatch makes a quote and books it, in the inbox. */
export const enQuoting = {
  tab: 'Quote',
  message: 'Message',

  rate: 'Price',
  currency: 'Currency',
  line: (number: number) => `Line ${number}`,
  amountOf: (number: number, label: string) => `Amount of line ${number}${label && `, ${label}`}`,
  removeLine: (number: number, label: string) => `Remove line ${number}${label && `, ${label}`}`,
  columns: ['Line', 'Amount', 'Remove'],
  addLine: 'Add a line',
  or: 'or',

  equipment: 'Equipment',
  transit: 'Transit, days',
  fromEstimate: 'lane estimate',
  atLeast: 'Days, at least',
  atMost: 'Days, at most',
  to: 'to',
  pickup: 'Pickup',
  pickupFrom: 'Pickup, first day',
  pickupTo: 'Pickup, last day',
  holds: 'Holds until',
  holdsFor: (weekday: string, days: number) =>
    `Holds until ${weekday}, ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}`,
  holdsDay: 'Holds until, day',
  holdsTime: `Holds until, time in ${company.address.city}`,

  included: 'Included, one per line',
  extras: 'Would cost extra',
  extra: (number: number) => `Extra ${number}`,
  extraAmount: (number: number, label: string) => `Amount of extra ${number}${label && `, ${label}`}`,
  per: (number: number) => `Unit of extra ${number}, such as an hour`,
  perPlaceholder: 'an hour',
  removeExtra: (number: number, label: string) => `Remove extra ${number}${label && `, ${label}`}`,
  extraColumns: ['Extra', 'Amount', 'Unit', 'Remove'],
  addExtra: 'Add an extra',
  note: 'Note to the customer (optional)',
  goesTo: (email: string) => `Goes to ${email}, with the link to their page.`,

  perDistance: (km: string, mile: string) => `${km}/km, ${mile}/mi`,
  missing: (count: number) => (count === 1 ? 'One amount is missing' : `${count} amounts are missing`),
  /** Between the ends of a lane. */
  laneTo: ' to ',
  preview: 'Preview',
  send: 'Send the quote',
  replace: (number: number) => `Replace quote ${number}`,
  sent: 'The quote is on its way.',
  same: (number: number) => `Nothing differs from quote ${number}, so nothing was sent.`,
  toMend: (count: number) => (count === 1 ? '1 thing to correct first' : `${count} things to correct first`),
  afterPickup: 'Required: a day that isn’t after the pickup',
  conflict: 'No quote was sent. Yours is still below.',

  earlier: 'Earlier on this lane',
  earlierCaption: 'Our own quotes on this lane, newest first',
  earlierColumns: { quote: 'Quote', total: 'Total', perKm: 'Per km', state: 'State' },

  ruler: (prices: string, present: string) => `Price per kilometre on this lane: ${prices}. ${present}`,
  rulerPrice: (price: string, state: string) => `${price} ${state.toLowerCase()}`,
  rulerPresent: (price: string) => `This one: ${price}.`,
  thisOne: (price: string) => `this one, ${price}`,
  inCurrency: (currency: string) => `${currency} per km`,

  quotes: 'Quotes',
  whatChanged: 'What changed',
  nothing: '—',
  number: (number: number) => `Quote ${number}`,
  sentBy: (number: number, moment: string, who: string) => `Quote ${number}, sent ${moment} by ${who}`,
  byYou: 'you',
  headings: {
    open: (who: string) => `Waiting for ${who}`,
    accepted: (who: string) => (who ? `${who} accepted it` : 'Accepted'),
    booked: (customer: string) => (customer ? `Booked for ${customer}` : 'Booked'),
    declined: (reason: string) => (reason ? `Declined: ${reason}` : 'Declined'),
    expired: 'It expired without an answer',
    replaced: 'Replaced by a later quote',
    withdrawn: 'Taken back by dispatch',
  },
  recorded: 'Decided',
  recordedBy: (way: string, who: string, moment: string) => `${way}, recorded by ${who} ${moment}`,
  record: {
    accepted: 'They accepted …',
    declined: 'They declined …',
    neither: 'Neither',
    correct: 'Correct the record',
    offers: {
      accepted: (number: number) => `This reads like a yes to quote ${number}.`,
      declined: (number: number) => `This reads like a no to quote ${number}.`,
    },
    offerNote: 'Nothing changes until you record it.',
    title: 'Record their decision',
    they: 'They',
    decisions: { accepted: 'accepted', declined: 'declined' },
    by: 'By',
    ways: { mail: 'email', phone: 'phone', other: 'other' } satisfies Record<DecisionWay, string>,
    fromMessage: 'from their message',
    name: 'Name',
    reason: 'Why, if they said',
    day: 'Day',
    time: `Time in ${company.address.city}`,
    words: 'Their words (optional)',
    submit: { accepted: 'Record: accepted', declined: 'Record: declined' },
    changed: 'It has changed meanwhile, so nothing was recorded. This is how it stands now.',
    outcomes: ({ decision, number, wasAccepted, reminder }: RecordOutcome): string[] => [
      decision === 'accepted'
        ? `Quote ${number} is accepted, and the booking waits for you to confirm it.`
        : `Quote ${number} is declined.`,
      decision === 'accepted'
        ? 'Their page says that you recorded it, and offers to take it back.'
        : 'Their page says that you recorded it, and offers to open the quote again while it holds.',
      decision === 'accepted' || wasAccepted ? 'They get an email that says the same.' : 'They get no email.',
      ...(reminder === undefined ? [] : [`The reminder of ${reminder} does not go out.`]),
    ],
  },
  acceptedAt: 'Accepted',
  heldUntil: (moment: string) => `Held until ${inCompanyZone(moment)}`,
  whole: 'The quote as it was sent',
  confirm: 'Confirm booking',
  confirmNote: 'Note to the customer, sent with the booking (optional)',
  confirmHint: 'The customer is told by email that it is booked.',
  changed: 'It has changed meanwhile, so nothing was booked. This is how it stands now.',
}
