import { ownerFacts } from '../../domain/company.ts'
import { sources } from '../../domain/sources.ts'
import { TrailerElevation, Truck, UnusualLoad } from '../features/drawings/elevations.tsx'
import { Limits } from '../features/services/limits.tsx'
import { ServicePage } from '../features/services/service-page.tsx'
import { truckload } from '../features/services/services.ts'
import { WhenToChoose } from '../features/services/when-to-choose.tsx'
import { Actions } from '../ui/actions.tsx'
import { GoLink } from '../ui/button.tsx'
import { Figure, Figures } from '../ui/figure.tsx'
import { FoldingSection } from '../ui/phone-fold.tsx'
import { Section, SectionHead } from '../ui/section.tsx'
import { SpecTable } from '../ui/spec-table.tsx'

export const handle = { quote: truckload.quote }

export default function FullTruckload() {
  return (
    <ServicePage
      service={truckload}
      lead="One trailer, one shipper, straight through: 53 ft dry van, flatbed, step deck or specialized equipment."
      drawing={<Truck kind="flatbed" />}
      jump={{ to: '#equipment', label: 'See the equipment' }}
      ready={ready}
      sources={[
        'dryVanInside',
        'usGrossWeight',
        'canadianWeightsAndDimensions',
        'usVehicleSize',
        'canadianVehicleSize',
        'stepDeckHeight',
      ]}
    >
      <WhenToChoose
        what={
          <>
            {ownerFacts.whoCarries && `${ownerFacts.whoCarries} `}
            The trailer carries your freight and nobody else’s. It’s loaded once, and unloaded once, at the
            places you name.
          </>
        }
        when={when}
      />
      <Section labelledBy="equipment" ground="well">
        <SectionHead id="equipment" title="The equipment, to scale">
          Dashed lines show the space for the load, up to 13&nbsp;ft 6&nbsp;in (4.11&nbsp;m) from the road.
          Typical dimensions.
        </SectionHead>
        <Figures>
          {trailers.map(({ title, drawing, deck, loads, choose }) => (
            <Figure
              key={title}
              title={title}
              facts={[
                ['Floor or deck', deck],
                ['Loads from', loads],
                ['Choose it for', choose],
              ]}
            >
              {drawing}
            </Figure>
          ))}
        </Figures>
        <Actions>
          <GoLink to="/services/load-planner">See how your load fills a 53&nbsp;ft trailer</GoLink>
        </Actions>
      </Section>
      <FoldingSection id="inside" title="Inside a 53 ft dry van" place="beside">
        <SpecTable caption="Inside of a 53 ft dry van" head={['Measure', 'Size']} rows={inside} />
        <p className="small">Usual sizes. Dispatch confirms what your load needs.</p>
      </FoldingSection>
      <Limits title="Size, weight and securement" items={limits} />
    </ServicePage>
  )
}

const when = [
  'Your freight fills most of a trailer, by floor space or by weight',
  'It must not be handled on the way, or must not share a trailer',
  'The delivery date is close: nothing else is picked up or dropped in between',
  'It needs an open deck: lifted on by crane, loaded from the side, or too tall for a box',
]

const trailers = [
  {
    title: 'Dry van, 53 ft',
    drawing: <TrailerElevation kind="van" />,
    deck: '4 ft (1.22 m)',
    loads: 'The rear, at a dock',
    choose: 'Palletized and boxed freight that has to stay dry',
  },
  {
    title: 'Flatbed, 53 ft',
    drawing: <TrailerElevation kind="flatbed" />,
    deck: '5 ft (1.52 m)',
    loads: 'Side, rear or above',
    choose: 'Steel, lumber, machines, up to 8 ft 6 in (2.59 m) tall',
  },
  {
    title: 'Step deck, 53 ft',
    drawing: <TrailerElevation kind="step" />,
    deck: '5 ft (1.52 m), then 3 ft 4 in (1.02 m)',
    loads: 'Side, rear or above',
    choose: 'Taller freight: up to 10 ft 2 in (3.10 m) on the 42 ft (12.80 m) lower deck',
  },
  {
    title: 'Specialized equipment',
    drawing: <UnusualLoad />,
    deck: 'By load',
    loads: 'As the load allows',
    choose: 'Freight longer, wider, taller or heavier than the others take',
  },
]

const inside = [
  ['Width inside', 'About 100 in (2.54 m)'],
  ['Height inside', '108 to 110 in (2.74\u00a0to\u00a02.79 m)'],
  ['Door opening', 'About 98 in (2.49 m) wide'],
  ['Pallets of 48 × 40 in on the floor', '26'],
  ['Freight', 'Usually up to about 44,000 lb (20 t)'],
]

/** The rules themselves are linked, because they change and differ along the lane. */
const limits = [
  <>
    Freight wider than 8&nbsp;ft&nbsp;6&nbsp;in (2.59&nbsp;m) needs a permit in Canada and in the United
    States. Heights, lengths and weights are set by province and state:{' '}
    <a href={sources.canadianWeightsAndDimensions.url}>Canada’s common limits</a>,{' '}
    <a href="https://www.ecfr.gov/current/title-23/chapter-I/subchapter-G/part-658">23 CFR Part 658</a>.
  </>,
  'On United States Interstates a truck with its load weighs at most 80,000 lb (36,287 kg) without a permit. That is the whole vehicle, not the freight.',
  'In Canada the weight depends on the axles, their spacing and each province’s own regulation, which may allow less on some roads and in some seasons.',
  <>
    How freight is tied down: National Safety Code Standard 10 in Canada,{' '}
    <a href="https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-393">
      49 CFR Part 393
    </a>{' '}
    in the United States. Say which edges must be protected, and whether it has to be tarped.
  </>,
  'Dangerous goods: give the UN number, class and packing group with the request.',
]

const ready = [
  'Pickup and delivery places, dates, and the hours of each dock',
  'What it is, how many pieces, and the length, width, height and weight of each',
  'The trailer, if you know it; otherwise how it’s loaded: dock, forklift or crane',
  'What the site is like: appointments, gates, room to turn',
  'Across the border: who imports it, and the customs broker',
]
