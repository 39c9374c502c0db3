import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { home } from '../../translations/en/pages/home.tsx'
import { services as texts } from '../../translations/en/pages/services.ts'
import { cards } from '../features/drawings/cards.tsx'
import { QuoteLink } from '../features/services/quote-link.tsx'
import {
  intermodal,
  ltl,
  type Service,
  services,
  temperatureControlled,
  truckload,
} from '../features/services/service-cards.ts'
import { ServicesSheet } from '../features/services/services-sheet.tsx'
import { Head } from '../seo/head.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { SpecTable } from '../ui/lists/spec-table.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { Section, SectionHead } from '../ui/page/section.tsx'

const { which } = texts

export default function Services() {
  return (
    <>
      <Head path="/services" jsonLd={list} />
      <PageHead
        path="/services"
        title={texts.head.title}
        lead={texts.head.lead}
        actions={
          <>
            <QuoteLink to="/quote" isInHead />
            <ButtonLink to="#which" look="line">
              {texts.head.secondary}
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="services">
        <h2 id="services" className="sr">
          {home.services.title}
        </h2>
        <ServicesSheet drawings={cards} />
      </Section>
      <Section labelledBy="which" ground="well">
        <SectionHead id="which" title={which.title}>
          {which.lead}
        </SectionHead>
        <SpecTable
          caption={which.caption}
          head={which.head}
          rows={[
            [which.truckload.freight, to(truckload), which.truckload.why],
            [which.ltl.freight, to(ltl), which.ltl.why],
            [which.temperatureControlled.freight, to(temperatureControlled), which.temperatureControlled.why],
            [which.intermodal.freight, to(intermodal), which.intermodal.why],
          ]}
        />
      </Section>
    </>
  )
}

const to = ({ path, name }: Service): ReactNode => <Link to={path}>{name}</Link>

const list = (siteUrl: string) => ({
  '@type': 'ItemList',
  itemListElement: services.map(({ path, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: siteUrl + path,
  })),
})
