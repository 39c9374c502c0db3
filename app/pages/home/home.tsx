import type { SubmitEvent } from 'react'
import { company } from '../../../domain/company.ts'
import { requiredNames } from '../../../domain/forms/form.ts'
import { quoteRequest } from '../../../domain/forms/quote-request.ts'
import { MARK } from '../../../domain/letter-mark.ts'
import { home } from '../../../translations/en/pages/home.tsx'
import { cards } from '../../features/drawings/cards.tsx'
import { Sky } from '../../features/drawings/sky.tsx'
import { laneFieldsBeside, setPlace } from '../../features/lane/lane-fields.ts'
import { LaneMap } from '../../features/lane-map/lane-map.tsx'
import { ServicesSheet } from '../../features/services/services-sheet.tsx'
import { Head } from '../../seo/head.tsx'
import { hoursRecords } from '../../seo/json-ld.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Steps } from '../../ui/lists/steps.tsx'
import { Section, SectionHead } from '../../ui/page/section.tsx'
import { About } from './about.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { quoteScreens } from './quote-screens.tsx'

export const handle = { night: true }

const { services, how, closing } = home

export default function Home() {
  return (
    <>
      <Head path="/" jsonLd={organization} />
      <Hero map={<LaneMap onChoose={fillIn} />} />
      <Section labelledBy="services">
        <SectionHead id="services" eyebrow={services.eyebrow} title={services.title}>
          {services.lead}
        </SectionHead>
        <ServicesSheet drawings={cards} />
      </Section>
      <Section labelledBy="how" ground="well">
        <SectionHead id="how" title={how.title}>
          {how.lead(requiredNames(quoteRequest).length)}
        </SectionHead>
        <Steps items={how.steps.map((step, at) => ({ ...step, picture: quoteScreens[at] }))} />
      </Section>
      <Section labelledBy="about">
        <About />
      </Section>
      <Closing />
    </>
  )
}

/** The form beside the map takes both places, and the lane follows. */
function fillIn(event: SubmitEvent<HTMLFormElement>, [from, to]: readonly [from: string, to: string]): void {
  const fields = laneFieldsBeside(event.currentTarget)
  if (!fields) return
  setPlace(fields.from, from)
  setPlace(fields.to, to)
  // Last: where something is thrown, the browser goes on.
  event.preventDefault()
}

/** The fifth part of About, under the Chinook arch. */
const Closing = () => (
  <section className={`night ${styles.closing}`} aria-labelledby="together">
    <div className={`page ${styles.text}`}>
      <h2 id="together">{closing.title}</h2>
      <p className="lead mt-4">{closing.lead}</p>
      <div className="cluster mt-6">
        <ButtonLink to="/quote" opens="quote-dialog" arrow besideBar className={styles.quote}>
          {closing.primary}
        </ButtonLink>
        <ButtonLink to="/carriers" look="line">
          {closing.secondary}
        </ButtonLink>
      </div>
    </div>
    <Sky />
  </section>
)

const organization = (siteUrl: string) => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#company`,
  name: company.name,
  legalName: company.legalName,
  url: siteUrl,
  logo: siteUrl + MARK,
  image: `${siteUrl}/pictures/home.png`,
  telephone: company.phone.dialled,
  email: company.email,
  foundingDate: String(company.founded),
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: company.address.provinceCode,
    postalCode: company.address.postalCode,
    addressCountry: company.address.countryCode,
  },
  contactPoint: company.hours && {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: company.phone.dialled,
    hoursAvailable: hoursRecords(company.hours),
  },
  areaServed: ['CA', 'US'],
})
