import { formatOf } from '../../../domain/format.ts'
import type { LinkText } from '../../link-text.ts'

const { day } = formatOf('en-CA')

export const environmentalPolicy = {
  head: {
    lead: 'Moving freight burns fuel. This is how to burn less, and which rules apply.',
    primary: 'Get a Quote',
    secondary: 'See the rules',
  },
  choices: {
    title: 'What makes the difference',
    lead: 'Much of the fuel a load takes is decided before the truck starts.',
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
      text: (ltl: LinkText) => <>Freight that doesn’t fill a trailer can share one as {ltl('LTL')}.</>,
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
      'Idling: where a province, a state or a city limits it, the limit applies to every truck there.',
      <>
        Spills: a spill of fuel is reported under the release rules of the province, in Alberta the{' '}
        {to.spills('Release Reporting Regulation')}. Dangerous goods are also reported under{' '}
        {to.dangerousGoods('Part 8 of the TDG Regulations')}.
      </>,
      'Paper: requests, confirmations and answers are electronic. Paper is for what the law or the dock needs on paper.',
      <>
        Equipment: carriers that haul for us must keep theirs {to.requirements('well maintained')}. A truck in
        good repair burns less.
      </>,
    ],
  },
  figures: {
    title: 'This website, and figures for your report',
    website: {
      title: 'This website',
      text: 'Drawings in place of photographs, except the publishers’ own on the news page; no video, no advertising and no tracking. It asks no other site for anything while you read.',
    },
    emissions: { title: 'Emissions figures', text: 'Need them for a report? Ask before you book.' },
  },
}
