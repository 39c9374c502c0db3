export const intermodal = {
  head: {
    lead: 'Rail for the long haul, trucks at both ends, in one container.',
    jump: 'See the containers',
  },
  when: {
    what: 'A truck brings the container to the rail terminal, a train takes it across the country, and a truck delivers it.',
    items: [
      'The lane is long, the date leaves room for rail, and a rail terminal is near',
      'It’s an import or export by ocean, in its own container (a sea can)',
      'It’s packed to be lifted, and for rail movement',
      'You want less fuel burned for each tonne over a long distance',
    ],
  },
  way: {
    title: 'Drayage, rail, drayage',
    lead: 'Drayage is the short trip by truck between a door and a terminal, or ramp.',
    drawing: {
      title: 'Door to door in one container',
      note: 'Lifted, never unpacked',
      side: 'Vehicles to one scale',
    },
    head: ['Service', 'What it is', 'Tell us'] satisfies [string, string, string],
    rows: [
      [
        'Drayage',
        'The truck at each end, between your door and the terminal or port',
        'Both addresses, and whether the container stays to be loaded',
      ],
      ['Rail networks', 'The railways between the terminals', 'The date it has to be there'],
      [
        'Containers',
        '20, 40 or 53 ft, on a chassis by road and in a well car by rail',
        'Size, and whose container it is, if there is one',
      ],
      [
        'Special equipment',
        'For freight that a closed container can’t take',
        'Length, width, height, weight, and how it’s lifted',
      ],
    ] satisfies [string, string, string][],
  },
  containers: {
    title: 'Containers',
    lead: 'The 53 ft box has its posts where a 40 ft box has its corners, so the two stack.',
    sizes: {
      title: '20, 40 and 53 ft containers',
      note: 'Width 8 ft (2.44 m); the 53 ft box is 8 ft 6 in (2.59 m)',
      side: 'Side elevation',
    },
    wellCars: {
      title: 'Double stack on well cars',
      note: 'Two 20s or a 40 below, a 53 above',
      side: 'Side elevation',
    },
  },
  which: {
    title: 'Which container?',
    lead: 'Typical dimensions.',
    caption: 'Containers by size and freight',
    head: ['Container', 'Length', 'Height', 'Choose it for'],
    rows: [
      ['20 ft', '6.06 m', '8 ft 6 in\u00a0(2.59 m)', 'Heavy freight for its size, and freight by sea'],
      ['40 ft', '12.19 m', '8 ft 6 in\u00a0(2.59 m)', 'Freight by sea, rail and road'],
      ['40 ft high\u00a0cube', '12.19 m', '9 ft 6 in\u00a0(2.90 m)', 'The same, one foot taller'],
      ['53 ft', '16.15 m', '9 ft 6 in\u00a0(2.90 m)', 'Freight within North America: as long as a dry van'],
    ],
  },
  limits: {
    title: 'Cut-offs and weight',
    items: [
      'Every train has a cut-off. A container that reaches the terminal after it waits for the next train.',
      'What a container may weigh is limited by the road at both ends, not by the rail in the middle. Give the weight of the freight, packed.',
      'Once the free time is over, waiting costs money: demurrage for the space at the port or terminal, detention, also called per diem, for keeping the container. Have the receiver ready for the day it arrives.',
      'Dangerous goods: give the UN number, class and packing group, for road and rail both.',
    ],
  },
  ready: [
    'Pickup and delivery places, and how each site loads a container',
    'Container size, or the volume and weight of the freight',
    'The date it’s ready, and the last date it may arrive',
    'From a ship: the port, the shipping line and the container number',
    'Across the border: who imports it, and the customs broker',
  ],
}
