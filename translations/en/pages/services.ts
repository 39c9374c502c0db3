export const services = {
  head: {
    title: 'Our Services',
    lead: 'Full truckload, LTL, temperature‑controlled and intermodal, side by side.',

    secondary: 'Which one fits?',
  },
  which: {
    title: 'Which one fits?',
    lead: 'Not sure? Choose none. We suggest the service with our answer.',
    caption: 'Which service fits which freight',
    head: ['Your freight', 'Service', 'Why'],
    truckload: {
      freight: 'Fills most of a trailer, or travels alone',
      why: 'Loaded once, unloaded once',
    },
    ltl: { freight: 'A few pallets', why: 'The trailer is shared, and so is its cost' },
    temperatureControlled: {
      freight: 'Must stay frozen, cold or warm',
      why: 'The band decides the trailer, full or not',
    },
    intermodal: {
      freight: 'Goes far, on a date that leaves room',
      why: 'A train covers most of the distance',
    },
  },
}
