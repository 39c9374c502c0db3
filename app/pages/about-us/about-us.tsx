import { Link } from 'react-router'
import { company } from '../../../domain/company.ts'
import { Sky } from '../../features/drawings/sky.tsx'
import { Head } from '../../seo/head.tsx'
import { RetentionDays } from '../../settings/settings.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { Lines } from '../../ui/lines.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Columns, Section, SectionHead } from '../../ui/section.tsx'
import { Journey } from './journey.tsx'

const { city, province } = company.address

export default function AboutUs() {
  return (
    <>
      <Head path="/about-us" type="AboutPage" />
      <PageHead
        path="/about-us"
        lead={`A freight company in ${city}, ${province}. We move full truckloads, LTL, temperature‑controlled freight and containers.`}
        picture={<Sky />}
        actions={
          <>
            <ButtonLink to="/contact" arrow>
              Contact Us
            </ButtonLink>
            <ButtonLink to="/services" look="line">
              See the four services
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="journey">
        <SectionHead id="journey" title="Our journey" />
        <Journey />
      </Section>
      <Section labelledBy="services" ground="well">
        <Columns>
          <h2 id="services">Four services</h2>
          <Lines items={services} />
        </Columns>
      </Section>
      <Section labelledBy="promises">
        <Columns>
          <h2 id="promises">What you can hold us to</h2>
          <CheckList items={promises} />
        </Columns>
      </Section>
    </>
  )
}

const services = [
  {
    title: 'Full truckload',
    to: '/services/full-truckload',
    text: 'A trailer of your own: dry van, flatbed, step deck or specialized equipment.',
  },
  {
    title: 'Less-than-truckload',
    to: '/services/ltl',
    text: 'A few pallets in a shared trailer. All freight classes, with liftgate and inside delivery.',
  },
  {
    title: 'Temperature-controlled',
    to: '/services/temperature-controlled',
    text: 'Three bands, from deep freeze to climate-controlled, and pharmaceutical freight.',
  },
  {
    title: 'Intermodal',
    to: '/services/intermodal',
    text: 'Train and truck, in 20, 40 and 53 ft containers.',
  },
]

const promises = [
  `A reference at once, and an answer within ${company.answerWithinHours} hours.`,
  <>
    Nothing is booked until both of us have said so in writing, as{' '}
    <Link to="/terms-of-service" prefetch="intent">
      our terms
    </Link>{' '}
    say.
  </>,
  <>
    What you send is erased from this website after <RetentionDays /> days, as the{' '}
    <Link to="/privacy-policy#how-long-we-keep-it" prefetch="intent">
      privacy policy
    </Link>{' '}
    says.
  </>,
]
