import { company, type Desk } from '../../../domain/company.ts'

interface Accountability {
  name: string
  answersFor: string
  duties: readonly string[]
  askAbout: string
}

export const desks: Record<Desk, Accountability> = {
  operations: {
    name: 'Operations',
    answersFor: 'The load, from the quote to the signed delivery.',
    duties: [
      'The right trailer, and a pickup agreed before the driver leaves',
      'A plan within the legal hours',
      'A word to you when the plan changes',
    ],
    askAbout: 'where a load stands, or why a time moved.',
  },
  safety: {
    name: 'Safety and compliance',
    answersFor: 'The rules a load moves under. May stop one that breaks them.',
    duties: [
      'Hours of service, licences and inspections',
      'Securement and dangerous goods papers',
      'Authority, insurance and rating of carriers',
    ],
    askAbout: 'which rule applies to your freight.',
  },
  fleet: {
    name: 'Fleet',
    answersFor: 'Trucks, trailers and temperature units that do what the quote said.',
    duties: [
      'Inspection before a trip, repair before the next',
      'A trailer that fits the freight',
      'Unfit equipment off the road',
    ],
    askAbout: 'dimensions and loading height.',
  },
  service: {
    name: 'Customer service',
    answersFor: 'What you hear from us, and what the invoice says.',
    duties: [
      `A reference at once, an answer within ${company.quoteAnsweredWithinHours} hours`,
      'An invoice to set beside the quote',
      'Your personal information',
    ],
    askAbout: 'anything, if you are not sure whom to ask.',
  },
}
