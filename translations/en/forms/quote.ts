import type { SubmissionTextsOf } from '../../../domain/forms/form.ts'
import type { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { poundsAndKilograms } from '../../../domain/load-planning/units.ts'
import { promisedTime } from '../promise.ts'

export const enQuoteForm = {
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
    description: `Thank you for your request. We’ll get back to you with a competitive quote within ${promisedTime}.`,
  },
  failure: {
    title: 'Error',
    description: 'There was an error submitting your quote request. Please try again.',
  },
  fields: {
    pickupLocation: { label: 'Pickup location' },
    deliveryLocation: { label: 'Delivery location' },
    pickupDate: { label: 'Pickup date' },
    'freight.type': {
      label: 'Freight type',
      hint: 'For example: palletized food, steel, machinery',
      suggestions: [
        'Palletized goods',
        'Food and beverages',
        'Building materials',
        'Machinery',
        'Steel',
        'Lumber',
        'Vehicles',
        'Dangerous goods',
      ],
    },
    'freight.weight': {
      label: 'Weight',
      units: { label: 'Weight unit', options: { lbs: 'lbs', kg: 'kg' } },
      show: (pounds, format) => poundsAndKilograms(Number(pounds), format),
    },
    'freight.dimensions': { label: 'Dimensions', placeholder: 'L x W x H', tool: 'Plan the load' },
    services: {
      label: 'Services',
      hint: 'Any that fit',
      options: {
        'Full Truckload': 'Full Truckload',
        LTL: 'LTL',
        'Temperature Controlled': 'Temperature Controlled',
      },
    },
    name: { label: 'Name' },
    company: { label: 'Company' },
    email: { label: 'Email' },
    phone: { label: 'Phone' },
    additionalInfo: {
      label: 'Additional information',
      hint: 'Appointments, liftgate, customs broker, access at the site',
    },
  },
  legends: {
    lane: 'The lane',
    freight: 'The freight',
    contact: 'Your contact details',
    more: 'Anything else',
  },
} satisfies SubmissionTextsOf<typeof quoteRequest>
