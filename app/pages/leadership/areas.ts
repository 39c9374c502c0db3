import { type Area, company } from '../../../domain/company.ts'

interface Accountability {
  name: string
  answersFor: string
  /** What to ask about. */
  topics: readonly string[]
}

export const areas: Record<Area, Accountability> = {
  operations: {
    name: 'Operations',
    answersFor: 'Your load, from booking to delivery.',
    topics: ['Pickup and delivery times', 'Driving hours and the route', 'Changes to the plan'],
  },
  safety: {
    name: 'Safety and compliance',
    answersFor: 'The rules for every load.',
    topics: [
      'Hours of service and licences',
      'Securement and dangerous goods',
      'Carriers’ authority and insurance',
    ],
  },
  fleet: {
    name: 'Fleet',
    answersFor: 'Trucks, trailers and reefers.',
    topics: ['Inspections and repairs', 'The trailer that fits your freight', 'Equipment that looked unsafe'],
  },
  service: {
    name: 'Customer service',
    answersFor: 'Your questions, from quote to invoice.',
    topics: [
      `Quotes, answered within ${company.answerWithinHours} hours`,
      'Invoices and claims',
      'Your personal information',
    ],
  },
}
