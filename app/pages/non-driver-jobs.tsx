import { ownerFacts } from '../../domain/company.ts'
import { nonDriverJobs as texts } from '../../translations/en/pages/non-driver-jobs.ts'
import { Head } from '../seo/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CheckList } from '../ui/check-list.tsx'
import { Lines } from '../ui/lines.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Columns, Section } from '../ui/section.tsx'

export default function NonDriverJobs() {
  return (
    <>
      <Head path="/careers/non-driver-jobs" />
      <PageHead
        path="/careers/non-driver-jobs"
        wide
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
      {ownerFacts.openings && (
        <Section labelledBy="open">
          <Columns>
            <h2 id="open">{texts.open.title}</h2>
            <Lines items={ownerFacts.openings} />
          </Columns>
        </Section>
      )}
      <Section labelledBy="message">
        <Columns>
          <h2 id="message">{texts.message.title}</h2>
          <CheckList items={texts.message.items} />
        </Columns>
      </Section>
    </>
  )
}
