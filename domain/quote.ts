import { choices, date, email, longText, number, optional, phone, text } from './field.ts'
import { form } from './form.ts'

export const quote = form({
  name: 'Quote Request',
  letter: 'Q',
  replyTo: 'email',
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
        'Hazardous materials',
      ].map((kind) => ({ value: kind, label: kind })),
    }),
    'freight.weight': optional(number({ label: 'Weight', unit: 'lbs', show: poundsAndKilograms })),
    'freight.dimensions': optional(text({ label: 'Dimensions', placeholder: 'L x W x H' })),
    services: optional(
      choices({
        label: 'Services',
        hint: 'any that fit',
        options: ['Full Truckload', 'LTL', 'Temperature Controlled'].map((name) => ({
          value: name,
          label: name,
        })),
      }),
    ),
    name: text({ label: 'Name', autoComplete: 'name' }),
    company: optional(text({ label: 'Company', autoComplete: 'organization' })),
    email: email({ label: 'E-mail' }),
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
      legend: 'Who to answer',
      rows: [
        ['name', 'company'],
        ['email', 'phone'],
      ],
    },
    { legend: 'Anything else', rows: [['additionalInfo']] },
  ],
})

/** 1 lb is 0.45359237 kg exactly (international avoirdupois pound, 1959). */
function poundsAndKilograms(pounds: unknown): string {
  const words = (value: number) => value.toLocaleString('en-CA', { maximumFractionDigits: 1 })
  return `${words(Number(pounds))} lbs (${Math.round(Number(pounds) * 0.45359237).toLocaleString('en-CA')} kg)`
}
