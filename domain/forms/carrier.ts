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
  highlights: {
    lines: [
      ['dotNumber', 'mcNumber'],
      ['numberOfTrucks', 'equipmentType'],
    ],
    subject: ['dotNumber', 'numberOfTrucks'],
  },
  company: 'companyName',
  remarks: 'additionalInfo',
  fields: {
    companyName: text({ autoComplete: 'organization' }),
    contactName: text({ autoComplete: 'name' }),
    email: email(),
    phone: phone(),
    mcNumber: text({ narrow: true }),
    dotNumber: text({ narrow: true }),
    numberOfTrucks: number({ inputMode: 'numeric', narrow: true }),
    yearsInBusiness: optional(number({ narrow: true })),
    equipmentType: optional(
      choice({ marked: true, options: ['dry-van', 'reefer', 'flatbed', 'step-deck', 'other'] }),
    ),
    insuranceProvider: text(),
    additionalInfo: optional(longText()),
  },
  groups: [
    {
      name: 'company',
      rows: [
        ['companyName', 'contactName'],
        ['email', 'phone'],
      ],
    },
    { name: 'authority', rows: [['mcNumber', 'dotNumber'], ['insuranceProvider']] },
    { name: 'fleet', rows: [['numberOfTrucks', 'yearsInBusiness', 'equipmentType']] },
    { name: 'more', rows: [['additionalInfo']] },
  ],
} as const satisfies SubmissionForm
