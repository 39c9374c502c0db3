import { company, type Desk } from '../../../domain/company.ts'

interface Accountability {
  name: string
  answersFor: string
  duties: readonly string[]
}

export const desks: Record<Desk, Accountability> = {
  operations: {
    name: 'Operations',
    answersFor: 'Your load, from quote to delivery.',
    duties: [
      'Pickup and delivery times',
      'Trips planned within legal hours',
      'Word to you when a plan changes',
    ],
  },
  safety: {
    name: 'Safety and compliance',
    answersFor: 'The rules for every load, and the right to stop one.',
    duties: [
      'Hours of service and licences',
      'Securement and dangerous goods',
      'Carriers’ authority and insurance',
    ],
  },
  fleet: {
    name: 'Fleet',
    answersFor: 'Trucks, trailers and reefer units that match the quote.',
    duties: ['Inspections and repairs', 'A trailer that fits the freight', 'Stopping unsafe equipment'],
  },
  service: {
    name: 'Customer service',
    answersFor: 'Your questions, from quote to invoice.',
    duties: [
      `An answer within ${company.quoteAnsweredWithinHours} hours`,
      'Invoices that refer to the quote',
      'Care of your personal information',
    ],
  },
}
