import { company } from '../../../domain/company.ts'
import { requiredNames } from '../../../domain/form.ts'
import { numberToWords } from '../../../domain/number-to-words.ts'
import { quote } from '../../../domain/quote.ts'
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

export default function Home() {
  const presentYear = usePresentYear()
  return (
    <>
      <Head path="/" jsonLd={organization} />
      <Hero map={<LaneMap />} />
      <Section labelledBy="services">
        <SectionHead id="services" eyebrow="Our services" title="Comprehensive Transportation Solutions">
          Four ways to move a load. Each drawing shows how long the equipment is.
        </SectionHead>
        <ServicesSheet drawings={cards} />
      </Section>
      <Section labelledBy="how" ground="well">
        <SectionHead id="how" title="How quoting works">
          {numberToWords(requiredNames(quote).length)} details are enough to start.
        </SectionHead>
        <Steps items={howQuotingWorks} />
      </Section>
      <Section labelledBy="about">
        <About presentYear={presentYear} />
      </Section>
      <Closing sky={<Sky />} />
    </>
  )
}

const howQuotingWorks = [
  { when: 'You', title: 'Send the lane', text: 'Where from, where to, what it is, and how to reach you.' },
  {
    when: 'At once',
    title: 'Get a reference',
    text: 'It shows on screen and arrives by email.',
  },
  {
    when: `Within ${company.answerWithinHours} hours`,
    title: 'Get our answer',
    text: 'A quote, or the question we need answered first.',
  },
  {
    when: 'You',
    title: 'Book it, or don’t',
    text: 'If the price suits you, book in writing. Until then nothing is booked.',
  },
]

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
