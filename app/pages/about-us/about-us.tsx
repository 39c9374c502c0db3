import { aboutUs as texts } from '../../../translations/en/pages/about-us.tsx'
import { Sky } from '../../features/drawings/sky.tsx'
import { Head } from '../../seo/head.tsx'
import { RetentionDays } from '../../settings/settings.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { linkTo } from '../../ui/controls/link-to.tsx'
import { CheckList } from '../../ui/lists/check-list.tsx'
import { Lines } from '../../ui/lists/lines.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Section, SectionHead } from '../../ui/page/section.tsx'
import { Journey } from './journey.tsx'

export default function AboutUs() {
  return (
    <>
      <Head path="/about-us" type="AboutPage" />
      <PageHead
        path="/about-us"
        lead={texts.head.lead}
        picture={<Sky />}
        actions={
          <>
            <ButtonLink to="/contact" arrow>
              {texts.head.primary}
            </ButtonLink>
            <ButtonLink to="/services" look="line">
              {texts.head.secondary}
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="journey">
        <SectionHead id="journey" title={texts.journey.title} />
        <Journey />
      </Section>
      <Section labelledBy="services" ground="well">
        <SectionHead id="services" title={texts.services.title} />
        <Lines items={services} />
      </Section>
      <Section labelledBy="promises">
        <SectionHead id="promises" title={texts.promises.title} />
        <CheckList items={promises} />
      </Section>
    </>
  )
}

const { truckload, ltl, temperatureControlled, intermodal } = texts.services

const services = [
  { ...truckload, to: '/services/full-truckload' },
  { ...ltl, to: '/services/ltl' },
  { ...temperatureControlled, to: '/services/temperature-controlled' },
  { ...intermodal, to: '/services/intermodal' },
]

const promises = texts.promises.items(
  {
    terms: linkTo('/terms-of-service'),
    privacy: linkTo('/privacy-policy#how-long-we-keep-it'),
  },
  <RetentionDays />,
)
