import { densityClass } from '../../../domain/load-planning/density.ts'
import type { LinkText } from '../../link-text.ts'

export const ltl = {
  head: {
    lead: 'Your pallets share a trailer with other shippers’ freight.',
    jump: 'What you can ask for',
  },
  when: {
    what: 'A few pallets need no trailer of their own. You pay for their share of one.',
    items: [
      'You have a few pallets (skids), crates or drums, and not a trailer full',
      'The delivery date leaves room for other stops on the way',
      'The freight is packed to be handled more than once',
      'One end has no dock, or the receiver wants a call first',
    ],
  },
  plan: {
    title: 'Your share of the trailer',
    lead: 'Two pallets side by side take 4 ft (1.22 m) of its length. Four take 8 ft (2.44 m).',
    drawing: {
      title: '53 ft trailer from above',
      note: 'Pallets of 48 × 40 in (1.22\u00a0×\u00a01.02\u00a0m). Typical dimensions.',
      side: 'Plan, to scale',
    },
    planner: 'Plan your own load',
  },
  asked: {
    title: 'What you can ask for',
    lead: 'Name every extra with your request: liftgate, inside delivery, appointment. Added later, each may cost more.',
    head: ['Service', 'What it is', 'Tell us'] satisfies [string, string, string],
    rows: [
      [
        'All freight classes',
        'Any of the 18 classes of the National Motor Freight Classification (NMFC), 50\u00a0to\u00a0500',
        'The class, or what it is with its weight and dimensions',
      ],
      [
        'Liftgate',
        'A power tailgate lowers the pallet from the truck to the ground',
        'Which end has no dock: pickup, delivery or both',
      ],
      [
        'Inside delivery',
        'Past the door, to the room you name',
        'Stairs, elevators, and the width of the doors',
      ],
      ['Notification', 'A call to the receiver before the truck comes', 'Who to call, and how long before'],
      [
        'Special handling',
        'For freight that must not be stacked, tipped, dropped or left in the cold',
        'What must not happen to it, in one sentence',
      ],
      [
        'North American network',
        'Pickup and delivery across North America',
        'Both places; across the border, the customs broker',
      ],
    ] satisfies [string, string, string][],
  },
  density: {
    title: 'How a class is found',
    lead: 'Density comes first. Handling, stowing and liability can change it. Inside Canada most carriers charge by deemed weight (dimensional weight) instead.',
    caption: 'The density of one pallet, worked out in both units',
    head: ['One pallet', 'Imperial', 'Metric'],
    rows: [
      ['Length × width × height', '48 × 40 × 50 in', '1.22\u00a0×\u00a01.02\u00a0×\u00a01.27\u00a0m'],
      ['Volume', '55.6 ft³ (cubic\u00a0inches\u00a0÷\u00a01,728)', '1.57 m³'],
      ['Weight', '600 lb', '272 kg'],
      ['Density, weight ÷ volume', '10.8 lb/ft³', '173 kg/m³'],
      [
        'Class by density, United States',
        `Class ${densityClass(10.8)}, for 10\u00a0to\u00a012\u00a0lb/ft³`,
        `Class ${densityClass(10.8)}, for 160\u00a0to\u00a0192\u00a0kg/m³`,
      ],
      [
        'Deemed weight, Canada, 10 lb for each cubic foot',
        '556 lb: less than 600 lb, so the weight on the scale counts',
        '252 kg',
      ],
    ],
    planner: 'Find the class of your load by its density',
  },
  limits: {
    title: 'Packing and hazards',
    items: (to: Record<'rebills' | 'temperatureControlled', LinkText>) => [
      <>
        Measure the pallet where it’s widest and tallest, with its packaging. A wrong weight or class is{' '}
        {to.rebills('the usual reason for a re-bill')}.
      </>,
      'Shared freight is moved between trailers on the way. Pack it to be lifted, and mark what must stay on top.',
      <>
        A shared dry trailer keeps no temperature. Freight that must not freeze or thaw goes{' '}
        {to.temperatureControlled('temperature-controlled')}.
      </>,
      'Dangerous goods may share only with what the rules allow: give the UN number, class and packing group.',
    ],
  },
  ready: [
    'Number of pallets or pieces, and the length, width and height of each',
    'Weight of each, with its packaging',
    'What it is, and the freight class if you know it',
    'Dock, liftgate or inside delivery, at each end',
    'Pickup and delivery places, dates and hours',
  ],
}
