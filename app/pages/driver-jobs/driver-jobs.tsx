import { driverJobs as texts } from '../../../translations/en/pages/driver-jobs.tsx'
import { DispatchMail, DispatchPhone } from '../../company/contact-links.tsx'
import { DriverForm } from '../../features/forms/driver-form.tsx'
import { addRecord } from '../../features/submissions/local-submissions.ts'
import { Head } from '../../seo/head.tsx'
import { useIsLive } from '../../settings/settings.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Bullets } from '../../ui/lists/check-list.tsx'
import { SourceList } from '../../ui/lists/source-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Section, SectionHead } from '../../ui/page/section.tsx'
import { JobList } from './job-list.tsx'

export default function DriverJobs() {
  return (
    <>
      <Head path="/careers/driver-jobs" />
      <PageHead
        path="/careers/driver-jobs"
        lead={texts.head.lead}
        actions={
          <>
            <ButtonLink to="#apply" arrow>
              {texts.head.primary}
            </ButtonLink>
            <ButtonLink to="/safety" look="line">
              {texts.head.secondary}
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="positions">
        <h2 id="positions" className="sr">
          {texts.positions.title}
        </h2>
        <JobList />
        <SourceList
          id="sources"
          of={['driverAbstract', 'usDriverTesting']}
          note={texts.positions.sourcesNote}
        />
      </Section>
      <Section labelledBy="apply" ground="well">
        <SectionHead id="apply" title={texts.apply.title}>
          {texts.apply.lead}
        </SectionHead>
        <div className="mb-5">{useIsLive() ? <NextSteps /> : <DemoNotice />}</div>
        <DriverForm onSent={addRecord} />
      </Section>
    </>
  )
}

const NextSteps = () => (
  <>
    <h3 className="mb-2">{texts.apply.next.title}</h3>
    <Bullets items={texts.apply.next.items} />
  </>
)

const DemoNotice = () => (
  <Notice title={texts.apply.demo.title}>{texts.apply.demo.text(<DispatchPhone />, <DispatchMail />)}</Notice>
)
