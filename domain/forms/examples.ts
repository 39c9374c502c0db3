import type { FormId } from './forms.ts'

/** One valid example of each form, for tests and samples: what is required, without files. */
export const examples = {
  quote: {
    name: 'Zoë D’Arcy-Tremblay',
    email: 'zoe@societe.example',
    phone: '(403) 555-0117',
    pickupLocation: 'Calgary, AB',
    deliveryLocation: 'Trois-Rivières, QC',
    'freight.type': 'Palletized food',
  },
  carrier: {
    companyName: 'Foothills Haulage',
    contactName: 'Renée Côté',
    email: 'renee@foothills.example',
    phone: '(403) 555-0119',
    mcNumber: '123456',
    dotNumber: '7654321',
    numberOfTrucks: 4,
    insuranceProvider: 'Prairie Mutual',
  },
  driver: {
    firstName: 'Sam',
    lastName: 'Okafor',
    email: 'sam@driver.example',
    phone: '(403) 555-0121',
    location: 'Calgary, AB',
    experience: 5,
    licenseType: 'Class 1',
  },
} satisfies Record<FormId, Record<string, string | number>>
