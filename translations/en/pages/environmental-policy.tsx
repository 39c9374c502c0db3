import { company } from '../../../domain/company.ts'
import {
  ASSUMED_TONNES,
  oneLitre,
  RAIL_LITRES_PER_1000_TONNE_KM,
  TRUCK_LITRES_PER_100_KM,
} from '../../../domain/one-litre.ts'
import { formatOf } from '../../../domain/text/format.ts'
import type { LinkText } from '../../link-text.ts'

const { day } = formatOf('en-CA')

export const environmentalPolicy = {
  lead: (choices: LinkText) => (
    <>How far one litre carries one tonne, and {choices('how to make it go further')}.</>
  ),
  oneLitre: {
    title: `One litre, one tonne, from ${company.address.city}`,
    name: ({ road, rail }: typeof oneLitre) =>
      `Map of southern Alberta. From ${company.address.city} toward Medicine Hat, one litre of diesel carries one tonne about ${road} km by road, past Strathmore, and about ${rail} km by rail, past Bassano.`,
    kilometres: (kilometres: number) => `${kilometres} km`,
    byRoad: 'by road',
    byRail: 'by rail',
    bassano: 'Bassano',
    brooks: 'Brooks',
    medicineHat: 'Medicine Hat',
    facts: [
      {
        title: 'By road',
        text: `Canadian heavy trucks, a tractor with one trailer, took ${TRUCK_LITRES_PER_100_KM} L for 100 km in 2009 (Natural Resources Canada). We assume a full trailer, ${ASSUMED_TONNES} t, and no empty distance: ${ASSUMED_TONNES}\u00a0÷\u00a0${TRUCK_LITRES_PER_100_KM}\u00a0×\u00a0100 is about ${oneLitre.road} km.`,
      },
      {
        title: 'By rail',
        text: `Canadian freight railways took ${RAIL_LITRES_PER_1000_TONNE_KM} L for 1,000 tonne-kilometres of freight in 2008, every kind of train and the yards included (Railway Association of Canada): 1,000\u00a0÷\u00a0${RAIL_LITRES_PER_1000_TONNE_KM} is about ${oneLitre.rail} km.`,
      },
      {
        title: 'Read with care',
        text: 'Public averages of those years, not a measurement of ours and not a figure for your load. A half-full trailer gets half as far with each tonne. One tick is 10 km.',
      },
    ],
  },
  choices: {
    title: 'Five choices, before and after',
    lead: 'Much of the fuel a load takes is decided before the truck starts.',
    before: 'Before',
    after: 'After',
    /** What stands in the drawings, and what they are called. */
    drawn: {
      truck: 'Truck',
      truckRailTruck: 'Truck, rail, truck',
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    },
    names: {
      byTruck: 'Truck all the way',
      byRail: 'Truck to the terminal, rail, truck to the door',
      ownTrailer: 'Six pallets alone in a trailer of 26 places',
      sharedTrailer: 'The same six pallets with eighteen of others',
      oneDay: 'Pickup on Tuesday only',
      threeDays: 'Pickup from Tuesday to Thursday',
      coldest: 'Set point −20 °F (−29 °C)',
      coldEnough: 'Set point 0 °F (−18 °C)',
    },
    fields: {
      before: [
        ['Freight', 'a few skids'],
        ['Weight', 'heavy'],
      ],
      after: [
        ['Freight', '6 pallets, 48 × 40 × 60 in'],
        ['Weight', '9,300 lb'],
      ],
    } satisfies Record<string, [label: string, value: string][]>,
    rail: {
      title: 'Rail for the long haul',
      text: (intermodal: LinkText) => (
        <>
          Over a long distance a train burns less fuel for each tonne. Ask for {intermodal('intermodal')} in
          “additional information”.
        </>
      ),
    },
    shared: {
      title: 'A shared trailer',
      text: (ltl: LinkText) => (
        <>
          Six pallets don’t need 26 places. As {ltl('LTL')} they share a trailer with the freight of others.
        </>
      ),
    },
    measured: {
      title: 'Exact weight and size',
      text: 'The right trailer the first time saves a second trip.',
    },
    dayOfRoom: {
      title: 'A day of room',
      text: 'A flexible pickup date makes it easier to plan without empty distance. Say so with your request.',
    },
    setPoint: {
      title: 'No colder than needed',
      text: (bands: LinkText) => (
        <>Colder than the freight needs is fuel for nothing. Name the {bands('band and set point')}.</>
      ),
    },
  },
  commitments: {
    title: 'What we commit to',
    /** `text` is a sentence; `agreedOn` a day, `YYYY-MM-DD`. */
    item: ({ text, owner, agreedOn }: { text: string; owner: string; agreedOn: string }) =>
      `${text} Agreed on ${day(agreedOn)}; responsible: ${owner}.`,
  },
  rules: {
    title: 'What applies to every load',
    items: (to: Record<'spills' | 'dangerousGoods' | 'requirements', LinkText>) => [
      {
        title: 'Idling',
        text: 'Where a province, a state or a city limits it, the limit applies to every truck there.',
      },
      {
        title: 'Spills',
        text: (
          <>
            A spill of fuel is reported under the release rules of the province, in Alberta the{' '}
            {to.spills('Release Reporting Regulation')}. Dangerous goods are also reported under{' '}
            {to.dangerousGoods('Part 8 of the TDG Regulations')}.
          </>
        ),
      },
      {
        title: 'Equipment',
        text: (
          <>
            Carriers that haul for us must keep theirs {to.requirements('well maintained')}. A truck in good
            repair burns less.
          </>
        ),
      },
      {
        title: 'Paper and screen',
        text: 'Requests, confirmations and answers are electronic. Paper is for what the law or the dock needs on paper. This website has drawings in place of photographs, no video, no advertising and no tracking.',
      },
    ],
  },
  figures: {
    title: 'Emissions figures for a report',
    text: 'Greenhouse gas, carbon or ESG: ask before you book.',
    contact: 'Contact Us',
  },
}
