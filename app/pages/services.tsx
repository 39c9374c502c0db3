import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cards } from '../features/drawings/cards.tsx'
import {
  intermodal,
  ltl,
  type Service,
  services,
  temperatureControlled,
  truckload,
} from '../features/services/services.ts'
import { ServicesSheet } from '../features/services/services-sheet.tsx'
import { Head } from '../seo/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section, SectionHead } from '../ui/section.tsx'
import { SpecTable } from '../ui/spec-table.tsx'

export default function Services() {
  return (
    <>
      <Head path="/services" jsonLd={list} />
      <PageHead
        path="/services"
        wide
        title="Our Services"
        lead="Full truckload, LTL, temperature‑controlled and intermodal, side by side."
        actions={
          <>
            <ButtonLink to="/quote" opens="quote-dialog" arrow besideBar>
              Get a Quote
            </ButtonLink>
            <ButtonLink to="#which" look="line">
              Which one fits?
            </ButtonLink>
          </>
        }
      />
      <Section>
        <ServicesSheet drawings={cards} headingLevel={2} />
      </Section>
      <Section labelledBy="which" ground="well">
        <SectionHead id="which" title="Which one fits?">
          Not sure? Choose none. We suggest the service with our answer.
        </SectionHead>
        <SpecTable
          caption="Which service fits which freight"
          head={['Your freight', 'Service', 'Why']}
          rows={choices.map(([freight, service, why]) => [freight, to(service), why])}
        />
      </Section>
    </>
  )
}

const choices: [freight: string, service: Service, why: string][] = [
  ['Fills most of a trailer, or travels alone', truckload, 'Loaded once, unloaded once'],
  ['A few pallets', ltl, 'The trailer is shared, and so is its cost'],
  ['Must stay frozen, cold or warm', temperatureControlled, 'The band decides the trailer, full or not'],
  ['Goes far, on a date that leaves room', intermodal, 'A train covers most of the distance'],
]

const to = ({ path, name }: Service): ReactNode => (
  <Link to={path} prefetch="intent" className="target">
    {name}
  </Link>
)

const list = (siteUrl: string) => ({
  '@type': 'ItemList',
  itemListElement: services.map(({ path, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: siteUrl + path,
  })),
})
