import { number } from '../../domain/load-planning/units.ts'

/** What the drawings say, and their names for those who can't see them. */
export const enDrawings = {
  yourFreight: 'Your freight',
  trailerFromAbove: '53 ft trailer from above',

  elevations: {
    van: 'Dry van, side elevation to scale',
    reefer: 'Reefer, side elevation to scale',
    flatbed: 'Flatbed, side elevation to scale',
    step: 'Step deck, side elevation to scale',
  },
  unusual: {
    name: 'A tractor and, behind it, a dashed outline: your freight, of the length and height that you name',
    length: 'Length',
    height: 'Height',
  },
  reefer: {
    name: 'Side elevation of a 53 foot refrigerated trailer, to scale. Cold air runs along the ceiling and comes back low, past the load.',
    unit: 'Refrigeration unit',
    airThere: 'Cold air runs along the ceiling',
    airBack: 'and comes back low, past the load',
    airPath: 'Path of the cold air',
    fuel: 'Fuel for the unit',
    wall: 'Insulated wall',
  },

  containers: '20, 40 and 53 foot containers to scale',
  wellCars: {
    name: 'Two double-stack well cars, to scale',
    overCouplers: '76 ft 6 in · 23.3 m over the couplers',
    high: '19 ft 1 in · 5.81 m high',
  },
  flow: {
    name: 'A container goes by truck to the rail terminal, by train, and by truck to delivery',
    pickup: 'Pickup',
    terminal: 'Rail terminal',
    delivery: 'Delivery',
    truck: 'Drayage by truck',
    rail: 'Rail for the long haul',
  },

  pallets: {
    name: 'A 53 foot trailer from above with 26 pallets in two rows; the four of one shipper take up 8 feet of its length',
    note: '48 × 40 in pallets, 26 on the floor',
    noteLines: ['48 × 40 in pallets,', '26 on the floor'],
    /** Beside the upright trailer, which leaves room for short lines. */
    yourFreightLines: ['Your', 'freight:'],
    nose: 'Nose',
  },

  freezing: 'Water freezes',
  /** `3,450 km · 4 to 5 days` */
  laneEstimate: (kilometres: number, { low, high }: { low: number; high: number }) =>
    `${number(kilometres)} km · ${low === high ? low : `${low} to ${high}`} ${high === 1 ? 'day' : 'days'}`,
  lanes: (cities: string) =>
    `Map of Canada and the United States with example lanes from Calgary to ${cities}`,
}
