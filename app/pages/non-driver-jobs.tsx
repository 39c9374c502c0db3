import { company } from '../../domain/company.ts'
import { nonDriverJobs as texts } from '../../translations/en/pages/non-driver-jobs.ts'
import { Head } from '../seo/head.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { CheckList } from '../ui/lists/check-list.tsx'
import { Lines } from '../ui/lists/lines.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { Section, SectionHead } from '../ui/page/section.tsx'

export default function NonDriverJobs() {
  return (
    <>
      <Head path="/careers/non-driver-jobs" />
      <PageHead
        path="/careers/non-driver-jobs"
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
      {company.openings && (
        <Section labelledBy="open">
          <SectionHead id="open" title={texts.open.title} />
          <Lines items={company.openings} />
        </Section>
      )}
      <Section labelledBy="message">
        <SectionHead id="message" title={texts.message.title} />
        <CheckList items={texts.message.items} />
      </Section>
    </>
  )
}
