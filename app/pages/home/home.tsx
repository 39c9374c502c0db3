import { company } from '../../../domain/company.ts'
import { requiredNames } from '../../../domain/form.ts'
import { quote } from '../../../domain/quote.ts'
import { home } from '../../../translations/en/pages/home.tsx'
import { cards } from '../../features/drawings/cards.tsx'
import { Sky } from '../../features/drawings/sky.tsx'
import { LaneMap } from '../../features/lane-map/lane-map.tsx'
import { ServicesSheet } from '../../features/services/services-sheet.tsx'
import { Head } from '../../seo/head.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { Steps } from '../../ui/steps.tsx'
import { usePresentYear } from '../../ui/use-present-year.ts'
import { About } from './about.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'

export const handle = { night: true }

const { services, how } = home

export default function Home() {
  const presentYear = usePresentYear()
  return (
    <>
      <Head path="/" jsonLd={organization} />
      <Hero map={<LaneMap />} />
      <Section labelledBy="services">
        <SectionHead id="services" eyebrow={services.eyebrow} title={services.title}>
          {services.lead}
        </SectionHead>
        <ServicesSheet drawings={cards} />
      </Section>
      <Section labelledBy="how" ground="well">
        <SectionHead id="how" title={how.title}>
          {how.lead(requiredNames(quote).length)}
        </SectionHead>
        <Steps items={how.steps} />
      </Section>
      <Section labelledBy="about">
        <About presentYear={presentYear} />
      </Section>
      <Closing sky={<Sky />} />
    </>
  )
}

const organization = (siteUrl: string) => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#company`,
  name: company.name,
  url: siteUrl,
  logo: `${siteUrl}/favicon.svg`,
  image: `${siteUrl}/pictures/home.png`,
  telephone: company.phone.dialled,
  email: company.email,
  foundingDate: String(company.founded),
  address: {
    '@type': 'PostalAddress',
    addressLocality: company.address.city,
    addressRegion: company.address.provinceCode,
    addressCountry: company.address.countryCode,
  },
  areaServed: ['CA', 'US'],
})
