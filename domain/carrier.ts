import { coverage } from './coverage.ts'
import { choice, email, longText, number, optional, phone, text } from './field.ts'
import type { SubmissionForm } from './form.ts'

export const carrier = {
  id: 'carrier',
  name: 'Carrier Application',
  letter: 'C',
  endpoint: '/api/send-quote',
  page: '/carriers/apply',
  replyTo: 'email',
  phone: 'phone',
  senderName: ['contactName'],
  summary: ['companyName', 'contactName'],
  detail: ['numberOfTrucks', 'equipmentType'],
  texts: {
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
  },
  fields: {
    companyName: text({ label: 'Company name', autoComplete: 'organization' }),
    contactName: text({ label: 'Contact name', autoComplete: 'name' }),
    email: email({ label: 'Email' }),
    phone: phone({ label: 'Phone' }),
    mcNumber: text({ label: 'MC number', narrow: true }),
    dotNumber: text({ label: 'DOT number', narrow: true }),
    numberOfTrucks: number({
      label: 'Number of trucks',
      inputMode: 'numeric',
      counts: ['truck', 'trucks'],
      narrow: true,
    }),
    yearsInBusiness: optional(number({ label: 'Years in business', narrow: true })),
    equipmentType: optional(
      choice({
        label: 'Equipment type',
        marked: true,
        options: [
          { value: 'dry-van', label: 'Dry van' },
          { value: 'reefer', label: 'Reefer' },
          { value: 'flatbed', label: 'Flatbed' },
          { value: 'step-deck', label: 'Step deck' },
          { value: 'other', label: 'Other' },
        ],
      }),
    ),
    insuranceProvider: text({
      label: 'Insurance provider',
      hint: `${coverage.autoLiability} auto liability and ${coverage.cargo} cargo`,
    }),
    additionalInfo: optional(
      longText({
        label: 'Additional information',
        hint: 'NSC or CVOR number, lanes you run, special equipment, when to call',
      }),
    ),
  },
  groups: [
    {
      legend: 'Your company',
      rows: [
        ['companyName', 'contactName'],
        ['email', 'phone'],
      ],
    },
    { legend: 'Authority and insurance', rows: [['mcNumber', 'dotNumber'], ['insuranceProvider']] },
    { legend: 'Fleet', rows: [['numberOfTrucks', 'yearsInBusiness'], ['equipmentType']] },
    { legend: 'Anything else', rows: [['additionalInfo']] },
  ],
} as const satisfies SubmissionForm
