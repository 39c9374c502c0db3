import { ltl as texts } from '../../translations/en/pages/ltl.tsx'
import { PalletPlan, SharedTruck } from '../features/drawings/ltl-drawings.tsx'
import { ltl } from '../features/services/service-cards.ts'
import { ServicePage } from '../features/services/service-page.tsx'
import { WhenToChoose } from '../features/services/when-to-choose.tsx'
import { Actions } from '../ui/controls/actions.tsx'
import { GoLink } from '../ui/controls/button.tsx'
import { linkTo } from '../ui/controls/link-to.tsx'
import { FoldingRows } from '../ui/lists/folding-rows.tsx'
import { FoldingSection } from '../ui/lists/phone-fold.tsx'
import { SpecTable } from '../ui/lists/spec-table.tsx'
import { Figure } from '../ui/page/figure.tsx'
import { Section, SectionHead } from '../ui/page/section.tsx'

export const handle = { quote: ltl.quote }

const { head, when, plan, asked, density, limits, ready } = texts

export default function Ltl() {
  return (
    <ServicePage
      service={ltl}
      lead={head.lead}
      drawing={<SharedTruck />}
      jump={{ to: '#asked', label: head.jump }}
      ready={ready}
      endsOnSand
      limits={{
        title: limits.title,
        items: limits.items({
          rebills: linkTo('/shippers'),
          temperatureControlled: linkTo('/services/temperature-controlled'),
        }),
      }}
      sources={[
        'nmfcDensityScale',
        'nmfcDensityTable',
        'canadianDeemedWeight',
        'ltlExtras',
        'ltlTariff',
        'limitedAccessInCanada',
      ]}
    >
      <WhenToChoose what={when.what} when={when.items} />
      <Section labelledBy="plan" ground="well">
        <SectionHead id="plan" title={plan.title}>
          {plan.lead}
        </SectionHead>
        <Figure {...plan.drawing}>
          <PalletPlan />
        </Figure>
        <Actions>
          <GoLink to="/services/load-planner">{plan.planner}</GoLink>
        </Actions>
      </Section>
      <Section labelledBy="asked">
        <SectionHead id="asked" title={asked.title}>
          {asked.lead}
        </SectionHead>
        <FoldingRows head={asked.head} rows={asked.rows} />
      </Section>
      <FoldingSection id="density" ground="well" title={density.title} lead={density.lead}>
        <SpecTable caption={density.caption} head={density.head} rows={density.rows} />
        <Actions>
          <GoLink to="/services/load-planner">{density.planner}</GoLink>
        </Actions>
      </FoldingSection>
    </ServicePage>
  )
}
