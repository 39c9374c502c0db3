import { coverage } from '../../../domain/coverage.ts'
import type { carrier } from '../../../domain/forms/carrier.ts'
import type { SubmissionTextsOf } from '../../../domain/forms/form.ts'

export const enCarrierForm = {
  title: 'Carrier Application',
  short: { one: 'Carrier', many: 'Carriers' },
  heading: 'Carrier Application',
  submit: 'Send application',
  use: 'We use what you send to decide whether we can work together, and to answer you.',
  noun: 'carrier application',
  shortNoun: 'application',
  success: {
    title: 'Application Submitted',
    description:
      'Thank you for your interest in partnering with us. We’ll review your application and contact you soon!',
  },
  failure: {
    title: 'Error',
    description: 'There was an error submitting your application. Please try again.',
  },
  fields: {
    companyName: { label: 'Company name' },
    contactName: { label: 'Contact name' },
    email: { label: 'Email' },
    phone: { label: 'Phone' },
    mcNumber: { label: 'MC number', prefix: 'MC' },
    dotNumber: { label: 'DOT number', prefix: 'DOT' },
    numberOfTrucks: { label: 'Number of trucks', counts: { one: 'truck', other: 'trucks' } },
    yearsInBusiness: { label: 'Years in business' },
    equipmentType: {
      label: 'Equipment type',
      options: {
        'dry-van': 'Dry van',
        reefer: 'Reefer',
        flatbed: 'Flatbed',
        'step-deck': 'Step deck',
        other: 'Other',
      },
    },
    insuranceProvider: {
      label: 'Insurance provider',
      hint: `${coverage.autoLiability} auto liability and ${coverage.cargo} cargo`,
    },
    additionalInfo: {
      label: 'Additional information',
      hint: 'NSC or CVOR number, lanes you run, special equipment, when to call',
    },
  },
  legends: {
    company: 'Your company',
    authority: 'Authority and insurance',
    fleet: 'Fleet',
    more: 'Anything else',
  },
} satisfies SubmissionTextsOf<typeof carrier>
