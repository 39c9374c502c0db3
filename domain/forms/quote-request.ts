import { choices, date, email, longText, optional, phone, pounds, text } from './field.ts'
import type { SubmissionForm } from './form.ts'

/** Freight services, as they are stored and sent. */
export const freightServices = {
  truckload: 'Full Truckload',
  ltl: 'LTL',
  temperatureControlled: 'Temperature Controlled',
} as const

export const quoteRequest = {
  id: 'quote',
  name: 'Quote Request',
  letter: 'Q',
  endpoint: '/api/send-quote',
  page: '/quote',
  replyTo: 'email',
  phone: 'phone',
  senderName: ['name'],
  summary: ['pickupLocation', 'deliveryLocation'],
  lane: ['pickupLocation', 'deliveryLocation'],
  pickup: 'pickupDate',
  detail: ['freight.type', 'freight.weight'],
  highlights: {
    lines: [['freight.type', 'freight.weight'], ['services'], ['pickupDate']],
    subject: ['services', 'pickupDate'],
  },
  company: 'company',
  services: 'services',
  freight: {
    description: 'freight.type',
    weight: 'freight.weight',
    dimensions: 'freight.dimensions',
  },
  remarks: 'additionalInfo',
  helpful: ['freight.weight', 'freight.dimensions', 'pickupDate'],
  isAnswerPromised: true,
  fields: {
    pickupLocation: text(),
    deliveryLocation: text(),
    pickupDate: optional(date()),
    'freight.type': text(),
    'freight.weight': optional(
      pounds({ narrow: true, unit: { name: 'freight.weightUnit', options: ['lbs', 'kg'] } }),
    ),
    'freight.dimensions': optional(text({ narrow: true, tool: '/services/load-planner' })),
    services: optional(choices({ options: Object.values(freightServices) })),
    name: text({ autoComplete: 'name' }),
    company: optional(text({ autoComplete: 'organization' })),
    email: email(),
    phone: phone(),
    additionalInfo: optional(longText()),
  },
  groups: [
    { name: 'lane', rows: [['pickupLocation', 'deliveryLocation', 'pickupDate']] },
    {
      name: 'freight',
      rows: [['freight.type'], ['freight.weight', 'freight.dimensions'], ['services']],
    },
    {
      name: 'contact',
      rows: [
        ['name', 'company'],
        ['email', 'phone'],
      ],
    },
    { name: 'more', rows: [['additionalInfo']] },
  ],
} as const satisfies SubmissionForm

/** The same, as staff fill it in for somebody on the phone: not everybody who calls has an email address at hand. */
export const phoneQuoteRequest = {
  ...quoteRequest,
  id: 'new-request',
  endpoint: '/api/inbox/requests',
  fields: { ...quoteRequest.fields, email: optional(quoteRequest.fields.email) },
} as const satisfies SubmissionForm
