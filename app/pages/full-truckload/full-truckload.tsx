import { company } from '../../../domain/company.ts'
import { roadLimits } from '../../../domain/load-planning/trailer.ts'
import { sources } from '../../../domain/sources.ts'
import { fullTruckload as texts } from '../../../translations/en/pages/full-truckload.tsx'
import { TrailerElevation, Truck, UnusualLoad } from '../../features/drawings/elevations.tsx'
import { truckload } from '../../features/services/service-cards.ts'
import { ServicePage } from '../../features/services/service-page.tsx'
import { WhenToChoose } from '../../features/services/when-to-choose.tsx'
import { Actions } from '../../ui/controls/actions.tsx'
import { GoLink } from '../../ui/controls/button.tsx'
import { linkOut } from '../../ui/controls/link-to.tsx'
import { Benefits } from '../../ui/lists/benefits.tsx'
import { FoldingSection } from '../../ui/lists/phone-fold.tsx'
import { Figure, Figures } from '../../ui/page/figure.tsx'
import { Section, SectionHead } from '../../ui/page/section.tsx'
import { DeckPicker } from './deck-picker.tsx'

export const handle = { quote: truckload.quote }

const { head, when, deck, equipment, inside, limits, ready } = texts

export default function FullTruckload() {
  return (
    <ServicePage
      service={truckload}
      lead={head.lead}
      drawing={<Truck kind="flatbed" />}
      jump={{ to: '#equipment', label: head.jump }}
      ready={ready}
      limits={{
        title: limits.title,
        items: limits.items({
          canadianSizes: linkOut(sources.canadianWeightsAndDimensions.url),
          unitedStatesSizes: linkOut('https://www.ecfr.gov/current/title-23/chapter-I/subchapter-G/part-658'),
          unitedStatesSecurement: linkOut(
            'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-III/subchapter-B/part-393',
          ),
        }),
      }}
      sources={[
        'dryVanInside',
        'usGrossWeight',
        'canadianWeightsAndDimensions',
        'usVehicleSize',
        'canadianVehicleSize',
        'stepDeckHeight',
      ]}
    >
      <WhenToChoose what={[company.whoCarries, when.what].filter(Boolean).join(' ')} when={when.items} />
      <Section labelledBy="deck" ground="well">
        <SectionHead id="deck" title={deck.title}>
          {deck.lead(roadLimits.height)}
        </SectionHead>
        <DeckPicker />
      </Section>
      <Section labelledBy="equipment">
        <SectionHead id="equipment" title={equipment.title}>
          {equipment.lead}
        </SectionHead>
        <Figures>
          {trailers.map(({ title, drawing, deck, loads, choose }) => (
            <Figure
              key={title}
              title={title}
              facts={[
                [equipment.facts.deck, deck],
                [equipment.facts.loads, loads],
                [equipment.facts.choose, choose],
              ]}
            >
              {drawing}
            </Figure>
          ))}
        </Figures>
        <Actions>
          <GoLink to="/services/load-planner">{equipment.planner}</GoLink>
        </Actions>
      </Section>
      <FoldingSection id="inside" title={inside.title} lead={inside.lead}>
        <Benefits items={inside.items} />
      </FoldingSection>
    </ServicePage>
  )
}

const trailers = [
  { ...equipment.van, drawing: <TrailerElevation kind="van" /> },
  { ...equipment.flatbed, drawing: <TrailerElevation kind="flatbed" /> },
  { ...equipment.stepDeck, drawing: <TrailerElevation kind="step" /> },
  { ...equipment.specialized, drawing: <UnusualLoad /> },
]
