import { company } from '../../../domain/company.ts'
import { requiredNames } from '../../../domain/form.ts'
import { numberToWords } from '../../../domain/messages/number-to-words.ts'
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
import { Facts } from './facts.tsx'
import { Hero } from './hero.tsx'

export const handle = { night: true }

export default function Home() {
  const presentYear = usePresentYear()
  return (
    <>
      <Head path="/" jsonLd={[organization]} />
      <Hero map={<LaneMap />} />
      <Facts />
      <Section labelledBy="services">
        <SectionHead id="services" eyebrow="Our services" title="Comprehensive Transportation Solutions">
          Four ways to move a load. Each drawing shows how long the equipment is.
        </SectionHead>
        <ServicesSheet drawings={cards} />
      </Section>
      <Section labelledBy="how" ground="well">
        <SectionHead id="how" title="How quoting works">
          {numberToWords(requiredNames(quote).length)} answers are enough to start.
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
    when: `Within ${company.quoteAnsweredWithinHours} hours`,
    title: 'Get our answer',
    text: 'Dispatch answers, or calls with a question.',
  },
  {
    when: 'You',
    title: 'Book it, or don’t',
    text: 'A request commits you to nothing. Book if the price suits you.',
  },
]

const organization = {
  '@type': 'Organization',
  '@id': `${import.meta.env.SITE_URL}/#company`,
  name: company.name,
  url: import.meta.env.SITE_URL,
  logo: `${import.meta.env.SITE_URL}/favicon.svg`,
  image: `${import.meta.env.SITE_URL}/pictures/home.png`,
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
}
