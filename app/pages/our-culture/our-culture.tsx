import { company } from '../../../domain/company.ts'
import { ourCulture as texts } from '../../../translations/en/pages/our-culture.tsx'
import { Head } from '../../seo/head.tsx'
import { RetentionDays } from '../../settings/settings.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { linkTo } from '../../ui/controls/link-to.tsx'
import { Lines } from '../../ui/lists/lines.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Closing, Section, SectionHead } from '../../ui/page/section.tsx'
import { Asked, Confirmation, Evidence, History } from './evidence.tsx'

export default function OurCulture() {
  return (
    <>
      <Head path="/our-culture" />
      <PageHead
        path="/our-culture"
        lead={texts.head.lead}
        actions={
          <>
            <ButtonLink to="/contact" arrow>
              {texts.head.primary}
            </ButtonLink>
            <ButtonLink to="/careers/driver-jobs" look="line">
              {texts.head.secondary}
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="habits">
        <SectionHead id="habits" title={texts.habits.title}>
          {texts.habits.lead}
        </SectionHead>
        <Evidence items={habits} />
      </Section>
      {company.habits && (
        <Section labelledBy="also">
          <SectionHead id="also" title={texts.also.title} />
          <Lines items={company.habits} />
        </Section>
      )}
      <Closing id="how-we-did" title={texts.howWeDid.title} text={texts.howWeDid.text}>
        <ButtonLink to="/contact" arrow>
          {texts.howWeDid.contact}
        </ButtonLink>
        <ButtonLink to="/careers/non-driver-jobs" look="line">
          {texts.howWeDid.nonDriverJobs}
        </ButtonLink>
      </Closing>
    </>
  )
}

const { nextSteps, written, asked } = texts.habits

const habits = [
  {
    title: nextSteps.title,
    proof: <Confirmation />,
    caption: texts.evidence.captions.confirmation,
    text: nextSteps.text({ quote: linkTo('/quote'), carriersApply: linkTo('/carriers/apply') }),
  },
  {
    title: written.title,
    proof: <History />,
    caption: texts.evidence.captions.change,
    text: written.text(linkTo('/requests')),
  },
  {
    title: asked.title,
    proof: <Asked />,
    caption: texts.evidence.captions.asked,
    text: asked.text(linkTo('/privacy-policy#how-long-we-keep-it'), <RetentionDays />),
  },
]
