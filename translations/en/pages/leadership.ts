import { promisedTime } from '../promise.ts'

export const leadership = {
  head: {
    lead: 'Four areas of responsibility, and what to ask each of them about.',
    secondary: 'Write to dispatch',
  },
  /** What each area answers for, and what to ask it about. */
  areas: {
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
      topics: [
        'Inspections and repairs',
        'The trailer that fits your freight',
        'Equipment that looked unsafe',
      ],
    },
    service: {
      name: 'Customer service',
      answersFor: 'Your questions, from quote to invoice.',
      topics: [`Quotes, answered within ${promisedTime}`, 'Invoices and claims', 'Your personal information'],
    },
  },
  title: 'Who answers for what',
  hint: 'Name the area and your reference first, for example “Fleet,\u00a0Q‑7F3K2M”.',
}
