import { company } from '../../../domain/company.ts'
import { ourCulture as texts } from '../../../translations/en/pages/our-culture.tsx'
import { Head } from '../../seo/head.tsx'
import { RetentionDays } from '../../settings/settings.tsx'
import { ButtonLink, GoLink } from '../../ui/controls/button.tsx'
import { linkTo } from '../../ui/controls/link-to.tsx'
import { Lines } from '../../ui/lists/lines.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Section, SectionHead } from '../../ui/page/section.tsx'
import { Asked, Change, Confirmation, Evidence } from './evidence.tsx'
import styles from './our-culture.module.css'

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
        <p className={styles.samples}>{texts.evidence.samples}</p>
      </Section>
      {company.habits && (
        <Section labelledBy="also">
          <SectionHead id="also" title={texts.also.title} />
          <Lines items={company.habits} />
        </Section>
      )}
      <Section labelledBy="how-we-did" ground="well">
        <SectionHead id="how-we-did" title={texts.howWeDid.title} />
        <div className={styles.ask}>
          <p>{texts.howWeDid.text}</p>
          <GoLink to="/contact">{texts.howWeDid.contact}</GoLink>
          <GoLink to="/careers/driver-jobs">{texts.howWeDid.driverJobs}</GoLink>
          <GoLink to="/careers/non-driver-jobs">{texts.howWeDid.nonDriverJobs}</GoLink>
        </div>
      </Section>
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
    proof: <Change />,
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
