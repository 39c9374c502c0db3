import type { TrailerKind } from '../../../domain/load-planning/trailers.ts'
import { CENTIMETRES_PER_INCH, feetAndInches, metres } from '../../../domain/load-planning/units.ts'
import type { LinkText } from '../../link-text.ts'

/** `9 ft 6 in (2.90 m)` */
const tall = (inches: number): string => `${feetAndInches(inches)} (${metres(inches / 12)})`

/** `8 in (20 cm)`, `2 ft 2 in (66 cm)` */
const short = (inches: number): string =>
  `${feetAndInches(inches)} (${Math.round(inches * CENTIMETRES_PER_INCH)} cm)`

const a: Record<TrailerKind, string> = {
  'dry-van': 'a dry van',
  reefer: 'a reefer',
  flatbed: 'a flatbed',
  'step-deck': 'a step deck',
  lowboy: 'a lowboy',
}

export const fullTruckload = {
  head: {
    lead: 'One trailer, one shipper, straight through: 53 ft dry van, flatbed, step deck or specialized equipment.',
    jump: 'See the equipment',
  },
  when: {
    what: 'Full truckload (FTL, or TL) is exclusive use: the trailer carries your freight and nobody else’s. It’s loaded once, and unloaded once, at the places you name.',
    items: [
      'Your freight fills most of a trailer, by floor space or by weight',
      'It must not be handled on the way, or must not share a trailer',
      'The delivery date is close: nothing else is picked up or dropped in between',
      'It needs an open deck: lifted on by crane, loaded from the side, or too tall for a box',
    ],
  },
  deck: {
    title: 'Which deck?',
    lead: (limit: number) =>
      `Five trailers from behind on one road, to one scale. The dashed line is at ${tall(limit)}: taller needs a permit.`,
    height: 'Freight height',
    feet: feetAndInches,
    metres: (inches: number) => metres(inches / 12),
    both: tall,
    trailers: {
      'dry-van': 'Dry van',
      reefer: 'Reefer',
      flatbed: 'Flatbed',
      'step-deck': 'Step deck',
      lowboy: 'Lowboy',
    },
    list: 'What each trailer says',
    fits: 'Fits',
    spare: (inches: number) => (inches === 0 ? 'To the inch' : `${short(inches)} to spare`),
    permit: 'Permit',
    over: (inches: number) => `${short(inches)} over`,
    no: 'No',
    tooTall: (inches: number) => `${short(inches)} too tall inside`,
    inside: (inches: number) => `Inside ${tall(inches)}`,
    /** Where the freight stands lowest, and how long that part is. */
    deck: (inches: number, length: number) => `Deck at ${tall(inches)}, ${feetAndInches(length)} long`,
    /** `trailer` is undefined where each needs a permit. */
    answer: (height: number, trailer: TrailerKind | undefined) =>
      trailer
        ? `Freight ${tall(height)} tall goes on ${a[trailer]}.`
        : `Freight ${tall(height)} tall needs a permit on each of them. Dispatch looks for the deck and the road.`,
    only: 'By height alone. Width, length and weight count too, and a reefer is for cold freight.',
    quote: (trailer: TrailerKind | undefined) => (trailer ? `Quote ${a[trailer]}` : 'Ask about a permit'),
    /** In the request. */
    asked: (height: number, trailer: TrailerKind | undefined) =>
      `Freight ${tall(height)} tall: ${trailer ? a[trailer].replace(/^a /, '') : 'with a permit'}.`,
    /** On the drawing. */
    limit: feetAndInches,
  },
  equipment: {
    title: 'The equipment, to scale',
    lead: (
      <>
        Dashed lines show the space for the load, up to 13&nbsp;ft 6&nbsp;in (4.11&nbsp;m) from the road.
        Typical dimensions.
      </>
    ),
    facts: { deck: 'Floor or deck', loads: 'Loads from', choose: 'Choose it for' },
    van: {
      title: 'Dry van, 53 ft',
      deck: '4 ft (1.22 m)',
      loads: 'The rear, at a dock',
      choose: 'Palletized and boxed freight that has to stay dry',
    },
    flatbed: {
      title: 'Flatbed, 53 ft',
      deck: '5 ft (1.52 m)',
      loads: 'Side, rear or above',
      choose: 'Steel, lumber, machinery, up to 8 ft 6 in (2.59 m) tall',
    },
    stepDeck: {
      title: 'Step deck (drop deck), 53 ft',
      deck: '5 ft (1.52 m), then 42 ft (12.80 m) at 3 ft 4 in (1.02 m)',
      loads: 'Side, rear or above',
      choose: 'Taller freight, up to 10 ft 2 in (3.10 m)',
    },
    specialized: {
      title: 'Specialized equipment',
      deck: 'By load',
      loads: 'As the load allows',
      choose: 'Freight longer, wider, taller or heavier than the others take',
    },
    planner: 'See how your load fills a 53\u00a0ft trailer',
  },
  inside: {
    title: 'Inside a 53 ft dry van',
    lead: 'Usual sizes. Dispatch confirms what your load needs.',
    items: [
      { title: '100 in (2.54 m)', text: 'Width inside, about' },
      { title: '108 to 110 in', text: 'Height inside (2.74\u00a0to\u00a02.79 m)' },
      { title: '98 in (2.49 m)', text: 'Door opening, about' },
      { title: '26 pallets', text: 'Of 48 × 40 in, on the floor' },
      { title: '44,000 lb (20 t)', text: 'Payload, usually at most' },
    ],
  },
  limits: {
    title: 'Size, weight, securing',
    /** The rules themselves are linked, because they change and differ along the lane. */
    items: (to: Record<'canadianSizes' | 'unitedStatesSizes' | 'unitedStatesSecurement', LinkText>) => [
      <>
        Freight wider than 8&nbsp;ft&nbsp;6&nbsp;in (2.59&nbsp;m) is oversize, a wide load, and needs a permit
        in Canada and in the United States. Heights, lengths and weights are set by province and state:{' '}
        {to.canadianSizes('Canada’s common limits')}, {to.unitedStatesSizes('23 CFR Part 658')}.
      </>,
      'On United States Interstates a truck with its load weighs at most 80,000 lb (36,287 kg) without a permit. That is the whole vehicle, not the freight.',
      'In Canada the weight depends on the axles, their spacing and each province’s own regulation, which may allow less on some roads and in some seasons.',
      <>
        How freight is tied down (load securement): National Safety Code Standard 10 in Canada,{' '}
        {to.unitedStatesSecurement('49 CFR Part 393')} in the United States. Say which edges must be
        protected, and whether it needs tarps.
      </>,
      'Dangerous goods: give the UN number, class and packing group with the request.',
    ],
  },
  ready: [
    'Pickup and delivery places, dates, and the hours of each dock',
    'What it is, how many pieces, and the length, width, height and weight of each',
    'The trailer, if you know it; otherwise how it’s loaded: dock, forklift or crane',
    'What the site is like: appointments, gates, room to turn',
    'Across the border: who imports it, and the customs broker',
  ],
}
