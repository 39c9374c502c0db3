import { examples } from '../../../domain/forms/examples.ts'
import type { Answers } from '../../../domain/forms/form.ts'
import { laneEnds } from '../../../domain/submissions/lane-ends.ts'
import { replyAddress, staffReplyAddress } from '../../inbound-mail/reply-address.ts'
import type { EmailContext, EmailMessage } from '../../mail/email-template.ts'
import { type Mail, renderEmail } from '../../mail/email-templates.ts'
import type { DecidedQuote } from '../../store/submissions/quotes.ts'
import { requestPath } from '../../submissions/request-key.ts'

export const sampleContext: EmailContext = {
  mailFrom: 'site@bowline.example',
  dispatchEmail: 'dispatch@bowline.example',
  siteUrl: 'https://bowline.example',
  replyAddress: (reference) => replyAddress(reference, 'reply.bowline.example', 'x'.repeat(32)),
  staffReplyAddress: (reference) => staffReplyAddress(reference, 'reply.bowline.example', 'x'.repeat(32)),
  requestPath: (reference, keyVersion) => requestPath(reference, keyVersion, 'x'.repeat(32)),
  paperPath: (_, { reference, keyVersion }) =>
    `${requestPath(reference, keyVersion, 'x'.repeat(32))}/bill-of-lading.pdf?copy=${'c'.repeat(22)}`,
  laneOf: async (submission) =>
    laneEnds(submission)?.join(' to ') === 'Calgary, AB to Dallas, TX' ? sampleLane : undefined,
}

export const sampleLane = {
  from: { label: 'Calgary, AB' },
  to: { label: 'Dallas, TX' },
  kilometres: { about: 3310 },
  miles: { about: 2060 },
  drivingDays: { low: 5, high: 6 },
  borders: [{ name: 'Coutts–Sweetgrass' }],
}

export const sampleQuote: Answers = {
  ...examples.quote,
  name: 'Shipping desk',
  company: 'Northfield Foods',
  email: 'shipping@northfield.example',
  phone: '(403) 555-0142',
  deliveryLocation: 'Dallas, TX',
  pickupDate: '2026-11-24',
  'freight.weight': 18000,
  'freight.dimensions': '48 x 40 x 60 in',
  services: ['Full Truckload', 'Temperature Controlled'],
  additionalInfo:
    'Set point 34 °F, range 33 to 39. 12 pallets, not stackable.\nDock pickup after 8 a.m.; the receiver in Dallas needs an appointment.',
}

/** A message about a quote request, or with what is given in its place. */
export const sampleMessage = (template: string, given: Partial<EmailMessage> = {}): EmailMessage => ({
  id: '01M7WA9R438WCXF8TYW3',
  template,
  recipient: 'shipping@northfield.example',
  payload: {},
  messageId: `<01M7WA9R438WCXF8TYW3.${template}@bowline.example>`,
  inReplyTo: null,
  createdAt: RECEIVED_AT,
  submission: sampleSubmission('Quote Request', 'Q-7F3K2M', sampleQuote),
  ...given,
})

const RECEIVED_AT = '2026-11-22T02:07:00.000Z'

export const sampleSubmission = (form: string, reference: string, answers: Answers) => ({
  reference,
  form,
  answers,
  receivedAt: RECEIVED_AT,
  locale: 'en-CA',
  keyVersion: 1,
})

const carrier = { submission: sampleSubmission('Carrier Application', 'C-4XK9TQ', examples.carrier) }
const driver = { submission: sampleSubmission('Driver Application', 'D-81MWZ0', examples.driver) }
const erased = { submission: sampleSubmission('Quote Request', 'Q-7F3K2M', {}) }

const quoted: DecidedQuote = {
  number: 1,
  currency: 'CAD',
  lines: [
    { label: 'Linehaul', amount: '6150.00' },
    { label: 'Fuel surcharge', amount: '1476.00' },
    { label: 'Border crossing, Coutts–Sweetgrass', amount: '175.00' },
  ],
  total: '7801.00',
  validUntil: '2026-11-28T00:00:00.000Z',
  transitDays: { low: 5, high: 6 },
  pickup: { from: '2026-12-01', to: '2026-12-01' },
  equipment: '53 ft refrigerated trailer, set at 34 °F',
  includes: [
    'Set point 34 °F all the way',
    '2 hours to load and 2 to unload',
    'Delivery appointment in Dallas',
  ],
  extras: [
    { label: 'Waiting beyond 2 hours, at either end', amount: '95.00', per: 'an hour' },
    { label: 'Second delivery attempt', amount: '250.00' },
  ],
  note: 'Pickup at your dock after 8 a.m. as you asked.',
  sentAt: '2026-11-22T04:41:00.000Z',
}
const accepted: DecidedQuote = {
  ...quoted,
  acceptedAt: '2026-11-23T16:12:00.000Z',
  acceptedBy: 'Priya Nair',
  purchaseOrder: 'PO-88112',
  pickupContact: 'Dock office, (403) 555-0177',
  pickupHours: '8 a.m. to noon',
}

const recorded: DecidedQuote = {
  ...accepted,
  recorded: { by: 'mail', at: '2026-11-23T16:14:00.000Z', words: 'Yes, booked at 7,801, PO 88112.' },
}

/** Every email in its variants, by file name: to look at and to check. */
export const sampleMessages: Record<string, EmailMessage> = {
  dispatch: sampleMessage('dispatch'),
  'dispatch-carrier': sampleMessage('dispatch', carrier),
  'dispatch-driver': sampleMessage('dispatch', driver),
  'dispatch-long': sampleMessage('dispatch', {
    submission: sampleSubmission('Quote Request', 'Q-7F3K2M', {
      ...sampleQuote,
      pickupLocation: `Yard ${'x'.repeat(200)}`,
      deliveryLocation: 'the second dock behind the old mill, '.repeat(8).trim(),
      email: 'zoë@société.example',
    }),
  }),
  confirmation: sampleMessage('confirmation'),
  'confirmation-carrier': sampleMessage('confirmation', carrier),
  reply: sampleMessage('reply', {
    payload: {
      text: 'Hello,\n\nWe can pick up on Tuesday at 9 a.m. and deliver on Monday.\nCall if anything is unclear.\n\nRegards,\nDispatch',
    },
    inReplyTo: '<01M7WA9R438WCXF8TYW2.confirmation@bowline.example>',
  }),
  'reply-copy': sampleMessage('reply-copy', {
    payload: {
      text: 'Hello,\n\nThe papers are attached.\n\nDispatch',
      subject: 'Papers for Q-7F3K2M',
      to: 'pat@shipper.example',
      copies: ['desk@shipper.example'],
    },
  }),
  quote: sampleMessage('quote', { payload: { quote: quoted } }),
  'quote-revised': sampleMessage('quote', {
    payload: { quote: { ...quoted, number: 2, changes: ['price', 'validity'] } },
  }),
  'quote-reminder': sampleMessage('quote-reminder', { payload: { quote: quoted } }),
  decision: sampleMessage('decision', {
    payload: { quote: recorded, decision: 'accepted' },
  }),
  'decision-declined': sampleMessage('decision', {
    payload: { quote: { ...quoted, recorded: { by: 'phone', at: RECEIVED_AT } }, decision: 'declined' },
  }),
  booking: sampleMessage('booking', { payload: { quote: accepted, note: 'The driver calls ahead.' } }),
  link: sampleMessage('link'),
  links: sampleMessage('links', {
    submission: undefined,
    payload: {
      requests: [
        { reference: 'Q-7F3K2M', form: 'Quote Request', day: '2026-11-21', keyVersion: 1 },
        { reference: 'C-4XK9TQ', form: 'Carrier Application', day: '2026-06-02', keyVersion: 2 },
      ],
    },
  }),
  'changed-amended': sampleMessage('changed', {
    payload: {
      event: 'amended',
      changed: ['pickupDate', 'freight.weight'],
      before: { pickupDate: '', 'freight.weight': '16,500 lbs (7,484 kg)' },
    },
  }),
  'changed-noted': sampleMessage('changed', {
    payload: { event: 'noted', note: 'The gate code is 4417.\nAsk for Lee.' },
  }),
  'changed-accepted': sampleMessage('changed', { payload: { event: 'accepted', quote: accepted } }),
  'changed-declined': sampleMessage('changed', {
    payload: { event: 'declined', quote: { ...quoted, reason: 'price', declineNote: 'Above our budget.' } },
  }),
  'changed-taken-back': sampleMessage('changed', {
    payload: { event: 'acceptance taken back', quote: quoted },
  }),
  'changed-new-price': sampleMessage('changed', { payload: { event: 'new price asked', quote: quoted } }),
  'changed-withdrawn': sampleMessage('changed', { payload: { event: 'withdrawn' } }),
  'changed-erased': sampleMessage('changed', { ...erased, payload: { event: 'erased' } }),
  'changed-several': sampleMessage('changed', { payload: { event: 'several' } }),
  alert: sampleMessage('alert', { payload: { hoursLeft: 4, open: 3 } }),
  'alert-overdue': sampleMessage('alert', { payload: { hoursLeft: 1, open: 5, overdue: 2 } }),
  'daily-summary': sampleMessage('daily-summary', {
    submission: undefined,
    payload: {
      received: { 'Quote Request': 7, 'Carrier Application': 2 },
      open: 5,
      dueSoon: 1,
      overdue: 1,
      withinPromise: 0.93,
      held: 2,
      deadLetters: 0,
    },
  }),
  'site-problems': sampleMessage('site-problems', {
    submission: undefined,
    payload: {
      begun: [
        { kind: 'overdue', references: ['Q-7F3K2M', 'Q-M9PCR4'], count: 2 },
        { kind: 'mail stopped', waiting: 4, since: RECEIVED_AT, reason: '535 AUTH PLAIN' },
      ],
      over: [{ kind: 'backup', last: null, failed: { at: RECEIVED_AT, reason: 'no space left on device' } }],
    },
  }),
  test: sampleMessage('test', { submission: undefined }),
}

export async function renderSampleEmails(): Promise<Record<string, Mail>> {
  const mails: Record<string, Mail> = {}
  for (const [name, message] of Object.entries(sampleMessages))
    mails[name] = await renderEmail(message, sampleContext)
  return mails
}
