import { intermodal as texts } from '../../translations/en/pages/intermodal.ts'
import { ContainerTruck } from '../features/drawings/elevations.tsx'
import { Containers, IntermodalFlow, WellCars } from '../features/drawings/intermodal-drawings.tsx'
import { intermodal } from '../features/services/service-cards.ts'
import { ServicePage } from '../features/services/service-page.tsx'
import { WhenToChoose } from '../features/services/when-to-choose.tsx'
import { FoldingRows } from '../ui/lists/folding-rows.tsx'
import { FoldingSection } from '../ui/lists/phone-fold.tsx'
import { SpecTable } from '../ui/lists/spec-table.tsx'
import { Figure, Figures } from '../ui/page/figure.tsx'
import { Section, SectionHead } from '../ui/page/section.tsx'

export const handle = { quote: intermodal.quote }

const { head, when, way, containers, which, limits, ready } = texts

export default function Intermodal() {
  return (
    <ServicePage
      service={intermodal}
      lead={head.lead}
      drawing={<ContainerTruck />}
      jump={{ to: '#containers', label: head.jump }}
      ready={ready}
      limits={{ title: limits.title, items: limits.items }}
      sources={['containerHeights', 'intermodalCharges']}
    >
      <WhenToChoose what={when.what} when={when.items} />
      <Section labelledBy="way" ground="well">
        <SectionHead id="way" title={way.title}>
          {way.lead}
        </SectionHead>
        <Figure {...way.drawing}>
          <IntermodalFlow />
        </Figure>
        <FoldingRows head={way.head} rows={way.rows} />
      </Section>
      <Section labelledBy="containers">
        <SectionHead id="containers" title={containers.title}>
          {containers.lead}
        </SectionHead>
        <Figures>
          <Figure {...containers.sizes} span>
            <Containers />
          </Figure>
          <Figure {...containers.wellCars} span>
            <WellCars />
          </Figure>
        </Figures>
      </Section>
      <FoldingSection id="which" title={which.title} lead={which.lead}>
        <SpecTable caption={which.caption} head={which.head} rows={which.rows} />
      </FoldingSection>
    </ServicePage>
  )
}
