import { company } from './company.ts'
import type { Answer } from './field.ts'
import { choices, date, email, longText, number, optional, phone, text } from './field.ts'
import type { SubmissionForm } from './form.ts'
import type { Format } from './format.ts'
import { KILOGRAMS_PER_POUND } from './loads/units.ts'

/** Freight services, as they are stored and sent. */
export const freightServices = {
  truckload: 'Full Truckload',
  ltl: 'LTL',
  temperatureControlled: 'Temperature Controlled',
} as const

export const quote = {
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
  detail: ['freight.type', 'freight.weight'],
  helpful: ['freight.weight', 'freight.dimensions', 'pickupDate'],
  answerWithinHours: company.answerWithinHours,
  texts: {
    title: 'Quote Request',
    short: { one: 'Request', many: 'Requests' },
    heading: 'Request a Quote',
    submit: 'Send request',
    note: 'Sending commits you to nothing.',
    use: 'We use what you send to quote and, if you book, to move the load.',
    noun: 'quote request',
    shortNoun: 'request',
    success: {
      title: 'Quote Request Submitted!',
      description: `Thank you for your request. We’ll get back to you with a competitive quote within ${company.answerWithinHours} hours.`,
    },
    failure: {
      title: 'Error',
      description: 'There was an error submitting your quote request. Please try again.',
    },
  },
  fields: {
    pickupLocation: text({ label: 'Pickup location' }),
    deliveryLocation: text({ label: 'Delivery location' }),
    pickupDate: optional(date({ label: 'Pickup date' })),
    'freight.type': text({
      label: 'Freight type',
      hint: 'For example: palletized food, steel, machinery',
      options: [
        'Palletized goods',
        'Food and beverages',
        'Building materials',
        'Machinery',
        'Steel',
        'Lumber',
        'Vehicles',
        'Dangerous goods',
      ].map((kind) => ({ value: kind, label: kind })),
    }),
    'freight.weight': optional(
      number({ label: 'Weight', unit: 'lbs', show: poundsAndKilograms, narrow: true }),
    ),
    'freight.dimensions': optional(
      text({
        label: 'Dimensions',
        placeholder: 'L x W x H',
        narrow: true,
        tool: { to: '/services/load-planner', label: 'Plan the load' },
      }),
    ),
    services: optional(
      choices({
        label: 'Services',
        hint: 'Any that fit',
        options: Object.values(freightServices).map((name) => ({
          value: name,
          label: name,
        })),
      }),
    ),
    name: text({ label: 'Name', autoComplete: 'name' }),
    company: optional(text({ label: 'Company', autoComplete: 'organization' })),
    email: email({ label: 'Email' }),
    phone: phone({ label: 'Phone' }),
    additionalInfo: optional(
      longText({
        label: 'Additional information',
        hint: 'Appointments, liftgate, customs broker, access at the site',
      }),
    ),
  },
  groups: [
    { legend: 'The lane', rows: [['pickupLocation', 'deliveryLocation'], ['pickupDate']] },
    {
      legend: 'The freight',
      rows: [['freight.type'], ['freight.weight', 'freight.dimensions'], ['services']],
    },
    {
      legend: 'Your contact details',
      rows: [
        ['name', 'company'],
        ['email', 'phone'],
      ],
    },
    { legend: 'Anything else', rows: [['additionalInfo']] },
  ],
} as const satisfies SubmissionForm

function poundsAndKilograms(pounds: Answer, { number }: Format): string {
  return `${number(Number(pounds), 1)} lbs (${number(Math.round(Number(pounds) * KILOGRAMS_PER_POUND))} kg)`
}
